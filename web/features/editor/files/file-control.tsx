import { useId, useMemo, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { FileUp, RefreshCw, Trash2 } from 'lucide-react'
import type { FileField } from '@vitrine/common/fields/types/file/kind'
import { readableSize } from '@vitrine/common/file-facts'
import { fileMaxBytes, fileTypeNames, fileTypes, fileTypesFor } from '@vitrine/common/file-types'
import type { FileUse } from '@vitrine/common/fields/types/file/kind'
import { planOf } from '@vitrine/common/plans'
import { filePartsOf } from '@vitrine/common/portfolio/file-parts'
import { appRoutes } from '@vitrine/common/routes'
import { Button, LinkButton } from '../../../components/button.tsx'
import { Notice } from '../../../components/notice.tsx'
import { ProgressBar } from '../../../components/progress-bar.tsx'
import { toast } from '../../../lib/toast.ts'
import { namesOf } from '../images/names-of.ts'
import { classNames } from '../../../lib/class-names.ts'
import { appLocale } from '../../../lib/words/language.ts'
import { heard, say } from '../../../lib/words/say.ts'
import type { Word } from '../../../lib/words/words.ts'
import { useAuth } from '../../auth/index.ts'
import { textOf, type ControlProps } from '@vitrine/common/fields/control-props'
import { UrlControl } from '@vitrine/common/fields/types/url/control'
import { useFileDrop } from '../fields/use-file-drop.ts'
import { useDocumentEditor, useText, useValue } from '../state/editor-context.ts'
import { FileCard } from './file-card.tsx'
import { useFileState } from './use-file-state.ts'
import { useFileUpload, type FileFailure } from './use-file-upload.ts'

const wanted: Record<FileUse, Word> = {
  recording: 'Choose a video or audio file, or drop one here',
  captions: 'Choose captions, or drop them here',
  document: 'Choose a file, or drop one here',
}

const namesOfTypes = (use: FileUse) => (use === 'captions' ? say('WebVTT or SRT') : heard(fileTypeNames(use)))

/** What the chooser of files shows: by ending, too, because not every system knows each type. */
const accepted = (use: FileUse): string => {
  const types = fileTypesFor(use)
  const endings = types.flatMap((type) => fileTypes[type].endings.map((ending) => `.${ending}`))
  return [...types, ...endings, ...(use === 'captions' ? ['.srt'] : [])].join(',')
}

/** Chooses, uploads, replaces and removes the file of a field, or names one that is stored elsewhere. */
export function FileControl({ field, path, value, onChange }: ControlProps<FileField>) {
  const { commitMany } = useDocumentEditor()
  const { profile } = useAuth()
  const label = heard(field.label)
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const paths = useMemo(() => filePartsOf(path), [path])
  const stored = useText(paths.storage)
  const facts = useValue(paths.facts)
  const state = useFileState(stored)
  const { progress, failure, notice, upload, cancel, dismiss } = useFileUpload(field, path)
  const [wantsAddress, setWantsAddress] = useState(false)
  const hasAddress = textOf(value) !== ''
  const isTyping = wantsAddress || hasAddress
  const most = fileMaxBytes(planOf(profile), field.takes)
  const { isOver, handlers } = useFileDrop(([file, ...others]) => {
    if (!file || most === 0) return
    if (others.length > 0)
      toast.message(
        say('One file fits here: “{taken}” was taken. Not taken: {names}.', {
          taken: file.name,
          names: namesOf(others.map(({ name }) => name)),
        }),
      )
    void upload(file)
  })
  const choose = () => input.current?.click()

  function remove(): void {
    dismiss()
    setWantsAddress(false)
    commitMany([paths.src, paths.storage, paths.facts].map((part) => ({ path: part, value: undefined })))
  }

  return (
    <div className="grid gap-2" role="group" aria-labelledby={`${id}-label`} {...handlers}>
      <span id={`${id}-label`} className="text-sm font-medium">
        {label}
      </span>
      <input
        ref={input}
        type="file"
        accept={accepted(field.takes)}
        tabIndex={-1}
        aria-label={say('Choose a file for {label}', { label })}
        className="sr-only"
        onChange={(event) => {
          const [file] = event.target.files ?? []
          if (file) void upload(file)
          event.target.value = ''
        }}
      />
      {stored !== '' && <FileCard stored={stored} facts={facts} state={state} use={field.takes} />}
      {stored === '' && !isTyping && progress === null && most > 0 && (
        <button
          type="button"
          onClick={choose}
          className={classNames(
            'grid min-h-28 place-items-center content-center gap-1.5 rounded-lg border border-dashed px-4 py-3 text-center text-sm text-muted transition-colors duration-150 hover:border-muted hover:text-ink',
            isOver ? 'border-accent-text bg-accent-soft' : 'border-line-strong',
          )}
        >
          <FileUp aria-hidden className="size-5" />
          <span className="font-medium text-ink">{say(wanted[field.takes])}</span>
          <span>
            {say('{names}, up to {size}', { names: namesOfTypes(field.takes), size: readableSize(most, appLocale()) })}
          </span>
        </button>
      )}
      {stored === '' && !isTyping && most === 0 && (
        <Notice
          action={
            <LinkButton size="sm" to={appRoutes.payment}>
              {say('See Pro')}
            </LinkButton>
          }
        >
          {say(
            'Your own video and audio, up to {size} each, are part of the Pro plan. Or embed one from YouTube, Vimeo or SoundCloud.',
            { size: readableSize(fileMaxBytes('pro', field.takes), appLocale()) },
          )}
        </Notice>
      )}
      {stored === '' && isTyping && (
        <UrlControl
          field={{ ...field, label: say('Address'), type: 'url' }}
          path={path}
          value={value}
          onChange={onChange}
        />
      )}
      {progress !== null ? (
        <div className="flex items-center gap-3">
          <ProgressBar label={say('Uploading {name}', { name: label })} value={progress} className="min-w-0 flex-1" />
          <span className="w-10 text-right text-sm text-muted tabular-nums">
            {say('{percent}%', { percent: Math.round(progress * 100) })}
          </span>
          <Button size="sm" variant="ghost" onClick={cancel}>
            {say('Cancel')}
          </Button>
        </div>
      ) : (
        <div className="flex flex-wrap gap-2">
          {stored === '' ? (
            (!hasAddress || most > 0) && (
              <Button
                size="sm"
                variant="ghost"
                // What is uploaded takes the place of the address.
                onClick={() => (hasAddress ? choose() : setWantsAddress(!wantsAddress))}
              >
                {say(isTyping ? 'Upload a file instead' : 'Use an address instead')}
              </Button>
            )
          ) : (
            <>
              {most > 0 && (
                <Button size="sm" icon={<RefreshCw aria-hidden />} onClick={choose}>
                  {say('Replace')}
                  <span className="sr-only"> {label}</span>
                </Button>
              )}
              <Button size="sm" variant="ghost" icon={<Trash2 aria-hidden />} onClick={remove}>
                {say('Remove')}
                <span className="sr-only"> {label}</span>
              </Button>
            </>
          )}
        </div>
      )}
      {failure && <Failure failure={failure} onRetry={(file) => void upload(file)} onDismiss={dismiss} />}
      {notice && (
        <Notice
          action={
            <Button size="sm" variant="ghost" onClick={dismiss}>
              {say('Dismiss')}
            </Button>
          }
        >
          {notice}
        </Notice>
      )}
      {field.help && <p className="text-sm text-muted">{heard(field.help)}</p>}
    </div>
  )
}

interface FailureProps {
  failure: FileFailure
  onRetry: (file: File) => void
  onDismiss: () => void
}

function Failure({ failure: { message, help, file }, onRetry, onDismiss }: FailureProps) {
  return (
    <Notice
      tone="danger"
      action={
        <>
          {help === 'retry' && file && (
            <Button size="sm" onClick={() => onRetry(file)}>
              {say('Try again')}
            </Button>
          )}
          {help === 'plan' && (
            <LinkButton size="sm" to={appRoutes.payment}>
              {say('See Pro')}
            </LinkButton>
          )}
          <Button size="sm" variant="ghost" onClick={onDismiss}>
            {say('Dismiss')}
          </Button>
        </>
      }
    >
      {message}{' '}
      {help === 'verify' && (
        <Link className="link" to={appRoutes.verify}>
          {say('Verify my email')}
        </Link>
      )}
    </Notice>
  )
}
