import { useEffect, useEffectEvent, useRef } from 'react'
import { Crop, ImageUp, TextCursorInput } from 'lucide-react'
import { Button } from '../../../components/button.tsx'
import { say } from '../../../lib/words/say.ts'
import { useEditor, useEditorState } from '../state/editor-context.ts'
import { usePictureField } from '../images/use-picture-field.tsx'
import { pictureField, type PictureField } from './page-pictures.ts'

interface PictureBarProps {
  /** Of the picture's element, which names its item wherever that moves. */
  source: string
  /** What it is called with all around it. */
  name: string
  /** A file that was dropped on the picture. */
  dropped: File | null
  /** Whether it is to be given the focus. */
  isFocused: boolean
  onAlt: (path: string) => void
  onEscape: () => void
  /** Told whether something is on its way, which would be lost with the bar. */
  onBusy: (busy: boolean) => void
}

/** The actions for a picture of the page, with the dialogs of its field in the form. */
export function PictureBar({ source, ...rest }: PictureBarProps) {
  const { metadata } = useEditor()
  const content = useEditorState(({ history }) => history.present.content)
  const place = pictureField(content, source, metadata)
  return place && <Bar {...place} {...rest} />
}

type BarProps = Omit<PictureBarProps, 'source'> & PictureField

function Bar({ path, label, name, dropped, isFocused, onAlt, onEscape, onBusy }: BarProps) {
  const bar = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const { paths, stored, busy, progress, failure, dialog, choose, changeCrop, cancel, dismiss } = usePictureField(
    label,
    path,
  )
  const isBusy = busy || progress !== null || dialog !== null
  useEffect(() => onBusy(isBusy), [isBusy, onBusy])
  const take = useEffectEvent((file: File) => void choose(file))
  useEffect(() => {
    if (dropped) take(dropped)
  }, [dropped])
  useEffect(() => {
    if (isFocused) bar.current?.querySelector('button')?.focus()
  }, [isFocused])

  return (
    <div
      ref={bar}
      role="group"
      aria-label={say('Picture: {name}', { name })}
      className="pointer-events-auto flex max-w-full flex-wrap items-center gap-1 rounded-lg border border-line bg-surface p-1 shadow-float"
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !isBusy) onEscape()
      }}
    >
      <input
        ref={input}
        type="file"
        accept="image/*"
        tabIndex={-1}
        aria-label={say('Choose a picture on the page for {label}', { label })}
        className="sr-only"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          target.value = ''
          if (file) void choose(file)
        }}
      />
      {progress === null ? (
        <>
          <Button
            size="sm"
            variant="ghost"
            icon={<ImageUp aria-hidden />}
            busy={busy}
            onClick={() => input.current?.click()}
          >
            {say('Replace')}
          </Button>
          {stored !== '' && (
            <Button
              size="sm"
              variant="ghost"
              icon={<Crop aria-hidden />}
              disabled={busy}
              onClick={() => void changeCrop()}
            >
              {say('Crop')}
            </Button>
          )}
          <Button size="sm" variant="ghost" icon={<TextCursorInput aria-hidden />} onClick={() => onAlt(paths.alt)}>
            {say('Alt text')}
          </Button>
        </>
      ) : (
        <>
          <span role="status" className="px-2 text-sm text-muted">
            {say('Uploading… {percent}%', { percent: Math.round(progress * 100) })}
          </span>
          <Button size="sm" variant="ghost" onClick={cancel}>
            {say('Cancel')}
          </Button>
        </>
      )}
      {failure && (
        <p role="alert" className="flex basis-full items-center gap-2 px-2 text-sm text-danger-text">
          {failure.message}
          <Button size="sm" variant="ghost" onClick={dismiss}>
            {say('Dismiss')}
          </Button>
        </p>
      )}
      {dialog}
    </div>
  )
}
