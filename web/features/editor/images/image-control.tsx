import { useId, useMemo, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import type { ControlProps } from '@vitrine/common/fields/control-props'
import { appRoutes } from '@vitrine/common/routes'
import { patternOf, walkFields } from '@vitrine/common/fields/walk'
import { contentPath } from '@vitrine/common/portfolio/paths'
import { Button } from '../../../components/button.tsx'
import { Notice } from '../../../components/notice.tsx'
import { ProgressBar } from '../../../components/progress-bar.tsx'
import { TextField } from '../../../components/text-field.tsx'
import { heard, say } from '../../../lib/words/say.ts'
import { useDocumentEditor, useEdit, useText } from '../state/editor-context.ts'
import { namesOf } from './names-of.ts'
import { PictureBox } from './picture-box.tsx'
import { PictureTools } from './picture-tools.tsx'
import { usePictureField } from './use-picture-field.tsx'

/** Chooses, crops, uploads, describes, replaces and removes the picture of a field. */
export function ImageControl({ field, path }: ControlProps) {
  const { metadata } = useDocumentEditor()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const label = heard(field.label)
  const picture = usePictureField(label, path)
  const { paths, address, isLoading, stored, busy, progress, failure } = picture
  /** Names of a drop of several files, of which one fits here. */
  const [leftOut, setLeftOut] = useState<{ taken: string; others: string[] } | null>(null)
  const inItem = path !== `content.${field.path}`
  const altIsField = useMemo(
    () => walkFields(metadata).some((place) => contentPath(place.path) === patternOf(paths.alt)),
    [metadata, paths],
  )

  async function choose(file: File | undefined, others: readonly File[] = []): Promise<void> {
    if (!file) return
    setLeftOut(others.length > 0 ? { taken: file.name, others: others.map(({ name }) => name) } : null)
    await picture.choose(file)
    if (input.current) input.current.value = ''
  }

  return (
    <div
      className="grid gap-2"
      role="group"
      aria-labelledby={`${id}-label`}
      onDragOver={(event) => event.dataTransfer.types.includes('Files') && event.preventDefault()}
      onDrop={(event) => {
        const [first, ...others] = event.dataTransfer.files
        // Several that are dropped on an item are meant for its list.
        if (!first || (others.length > 0 && inItem)) return
        event.preventDefault()
        void choose(first, others)
      }}
    >
      <span id={`${id}-label`} className="text-sm font-medium">
        {label}
        {field.required && (
          <span aria-hidden className="ml-0.5 text-danger-text">
            *
          </span>
        )}
      </span>
      <input
        ref={input}
        type="file"
        accept="image/*"
        tabIndex={-1}
        aria-label={say('Choose a picture for {label}', { label })}
        className="sr-only"
        onChange={(event) => void choose(event.target.files?.[0])}
      />
      <PictureBox
        key={address}
        loading={isLoading}
        address={address}
        stored={stored}
        inItem={inItem}
        busy={busy || progress !== null}
        onChoose={() => input.current?.click()}
      />
      {progress !== null ? (
        <div className="flex items-center gap-3">
          <ProgressBar label={say('Uploading {name}', { name: label })} value={progress} className="min-w-0 flex-1" />
          <span className="w-10 text-right text-sm text-muted">
            {say('{percent}%', { percent: Math.round(progress * 100) })}
          </span>
          <Button size="sm" variant="ghost" onClick={picture.cancel}>
            {say('Cancel')}
          </Button>
        </div>
      ) : (
        address && (
          <PictureTools
            label={label}
            busy={busy}
            canCrop={stored !== ''}
            deletable={picture.deletable}
            onReplace={() => input.current?.click()}
            onCrop={() => void picture.changeCrop()}
            onRemove={(deleteFile) => void picture.remove(deleteFile)}
          />
        )
      )}
      {leftOut && (
        <Notice
          action={
            <Button size="sm" variant="ghost" onClick={() => setLeftOut(null)}>
              {say('Dismiss')}
            </Button>
          }
        >
          {say('One picture fits here: “{taken}” was taken. Not taken: {names}.', {
            taken: leftOut.taken,
            names: namesOf(leftOut.others),
          })}
        </Notice>
      )}
      {failure && (
        <Notice
          tone="danger"
          action={
            <Button size="sm" variant="ghost" onClick={picture.dismiss}>
              {say('Dismiss')}
            </Button>
          }
        >
          {failure.message}{' '}
          {failure.unverified && (
            <Link className="link" to={appRoutes.verify}>
              {say('Verify my email')}
            </Link>
          )}
        </Notice>
      )}
      {field.help && <p className="text-sm text-muted">{heard(field.help)}</p>}
      {address && !altIsField && <AltField path={paths.alt} />}
      {picture.dialog}
    </div>
  )
}

function AltField({ path }: { path: string }) {
  const edit = useEdit(path)
  return (
    <div data-field={path}>
      <TextField
        label={say('Alternative text')}
        hint={say('Describe the picture for people who can’t see it.')}
        value={useText(path)}
        onChange={(event) => edit(event.target.value)}
      />
    </div>
  )
}
