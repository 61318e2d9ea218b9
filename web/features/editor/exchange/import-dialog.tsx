import { useState } from 'react'
import { Button } from '../../../components/button.tsx'
import { Dialog } from '../../../components/dialog.tsx'
import { FileField } from '../../../components/file-field.tsx'
import { Notice } from '../../../components/notice.tsx'
import { say } from '../../../lib/words/say.ts'
import { useAuth } from '../../auth/index.ts'
import { useEditor } from '../state/editor-context.ts'
import { ImportChoice } from './import-choice.tsx'
import { ImportError, readImport, type ImportedFile } from './import-file.ts'
import { ImportedPages } from './imported-pages.tsx'
import { usePageImport } from './use-page-import.ts'

const READ_FAILED = 'This file couldn’t be read.'

/** Imports a résumé, an archive or another portfolio into this one: a summary first, then one step that can be undone. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const uid = useAuth().user?.uid ?? ''
  const [found, setFound] = useState<ImportedFile | null>(null)
  const [problem, setProblem] = useState<ImportError | null>(null)
  const [busy, setBusy] = useState(false)
  const { portfolioId } = useEditor()
  const pages = usePageImport(portfolioId)

  async function read(file: File | undefined): Promise<void> {
    if (!file) return
    setBusy(true)
    setProblem(null)
    try {
      setFound(await readImport(file, uid))
    } catch (error) {
      setProblem(error instanceof ImportError ? error : new ImportError(say(READ_FAILED)))
    } finally {
      setBusy(false)
    }
  }

  if (pages.run)
    return (
      <ImportedPages
        portfolioId={portfolioId}
        run={pages.run}
        onTryAgain={() => void pages.tryAgain()}
        onClose={onClose}
      />
    )
  if (found)
    return (
      <ImportChoice
        found={found}
        onClose={onClose}
        onBack={() => setFound(null)}
        onPages={(chosen, refused) => void pages.start(chosen, refused)}
      />
    )
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={say('Import')}
      description={say(
        'A JSON Resume, an export of Reactive Resume, your LinkedIn data archive, or a portfolio exported from here. Nothing changes before you have seen it.',
      )}
      footer={<Button onClick={onClose}>{say('Cancel')}</Button>}
    >
      <div className="grid gap-4">
        <FileField
          label={say('Choose a file, or drop it here')}
          hint={say('JSON or ZIP')}
          accept=".json,.zip,application/json,application/zip"
          busy={busy}
          onFiles={([file]) => void read(file)}
        />
        {problem && (
          <Notice tone="danger">
            {problem.message}
            {problem.problems.length > 0 && `\n${problem.problems.map((line) => `• ${line}`).join('\n')}`}
          </Notice>
        )}
        <p className="text-sm text-muted">
          {say('On LinkedIn: Settings, Data privacy, Get a copy of your data. Use the ZIP that LinkedIn sends you.')}
        </p>
      </div>
    </Dialog>
  )
}
