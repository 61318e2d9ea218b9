import { useId, useState, type DragEvent, type Ref } from 'react'
import { FileUp } from 'lucide-react'
import { classNames } from '../lib/class-names.ts'
import { say } from '../lib/words/say.ts'

export interface FileFieldProps {
  label: string
  /** Accepted files, as text. */
  hint: string
  /** The `accept` attribute. */
  accept: string
  /** Takes several files at once. */
  multiple?: boolean
  /** The file is being read. */
  busy: boolean
  onFiles: (files: File[]) => void
  inputRef?: Ref<HTMLInputElement>
}

/** A file that is chosen, or dropped here. */
export function FileField({ label, hint, accept, multiple = false, busy, onFiles, inputRef }: FileFieldProps) {
  const id = useId()
  const [over, setOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    if (!busy) onFiles([...event.dataTransfer.files])
  }
  return (
    <label
      htmlFor={id}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={classNames(
        'grid cursor-pointer justify-items-center gap-2 rounded-lg border border-dashed px-6 py-10 text-center text-sm has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-text',
        over ? 'border-accent-text bg-accent-soft' : 'border-line-strong',
      )}
    >
      <FileUp aria-hidden className="size-6 text-muted" />
      <span className="font-medium">{busy ? say('Reading…') : label}</span>
      <span className="text-muted">{hint}</span>
      <input
        ref={inputRef}
        id={id}
        type="file"
        accept={accept}
        multiple={multiple}
        disabled={busy}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])])
          event.target.value = ''
        }}
        className="sr-only"
      />
    </label>
  )
}
