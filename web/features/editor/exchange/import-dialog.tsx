import { useId, useState, type DragEvent } from 'react'
import { FileUp } from 'lucide-react'
import { Button } from '../../../components/button.tsx'
import { Dialog } from '../../../components/dialog.tsx'
import { Notice } from '../../../components/notice.tsx'
import { classNames } from '../../../lib/class-names.ts'
import { useAuth } from '../../auth/index.ts'
import { ImportChoice } from './import-choice.tsx'
import { ImportError, readImport, type ImportedFile } from './read-file.ts'

const READ_FAILED = 'This file could not be read.'

/** Brings a résumé, an archive or another portfolio into this one: first looked at, then taken in as one step that can be undone. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const uid = useAuth().user?.uid ?? ''
  const [found, setFound] = useState<ImportedFile | null>(null)
  const [problem, setProblem] = useState<ImportError | null>(null)
  const [busy, setBusy] = useState(false)

  async function read(file: File | undefined): Promise<void> {
    if (!file) return
    setBusy(true)
    setProblem(null)
    try {
      setFound(await readImport(file, uid))
    } catch (error) {
      setProblem(error instanceof ImportError ? error : new ImportError(READ_FAILED))
    } finally {
      setBusy(false)
    }
  }

  if (found) return <ImportChoice found={found} onClose={onClose} onBack={() => setFound(null)} />
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Import"
      description="A JSON Resume, your LinkedIn data archive, or a portfolio exported from here. Nothing changes before you have seen it."
      footer={<Button onClick={onClose}>Cancel</Button>}
    >
      <div className="grid gap-4">
        <FileField busy={busy} onFile={(file) => void read(file)} />
        {problem && (
          <Notice tone="danger">
            {problem.message}
            {problem.problems.length > 0 && `\n${problem.problems.map((line) => `• ${line}`).join('\n')}`}
          </Notice>
        )}
        <p className="text-sm text-muted">
          From LinkedIn: Settings, Data privacy, Get a copy of your data. The ZIP that LinkedIn sends is the file.
        </p>
      </div>
    </Dialog>
  )
}

function FileField({ busy, onFile }: { busy: boolean; onFile: (file: File | undefined) => void }) {
  const id = useId()
  const [over, setOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    onFile(event.dataTransfer.files[0])
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
      <span className="font-medium">{busy ? 'Reading…' : 'Choose a file, or drop it here'}</span>
      <span className="text-muted">JSON or ZIP</span>
      <input
        id={id}
        type="file"
        accept=".json,.zip,application/json,application/zip"
        disabled={busy}
        onChange={(event) => {
          onFile(event.target.files?.[0])
          event.target.value = ''
        }}
        className="sr-only"
      />
    </label>
  )
}
