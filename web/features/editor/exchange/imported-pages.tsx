import { editorPagesPath } from '@vitrine/common/routes'
import { Button, LinkButton } from '../../../components/button.tsx'
import { Dialog } from '../../../components/dialog.tsx'
import { Notice } from '../../../components/notice.tsx'
import { ProgressBar } from '../../../components/progress-bar.tsx'
import { counted } from '../../../lib/counted.ts'
import type { PageRun } from './use-page-import.ts'

interface ImportedPagesProps {
  portfolioId: string
  run: PageRun
  onTryAgain: () => void
  onClose: () => void
}

/** How far the pages of a file are, and what has become of them. */
export function ImportedPages({ portfolioId, run, onTryAgain, onClose }: ImportedPagesProps) {
  const { all, done, refused, result, problem } = run
  const isRunning = result === null && problem === null
  const notes = [...refused, ...(result?.notes ?? [])]
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !isRunning && onClose()}
      title={isRunning ? 'Importing pages' : result ? 'Imported' : 'Not all pages were imported'}
      description="Your other pages stay as they are. New ones are drafts until you publish."
      footer={
        <>
          {problem !== null && (
            <Button variant="primary" onClick={onTryAgain}>
              Try again
            </Button>
          )}
          {result && result.made > 0 && (
            <LinkButton to={editorPagesPath(portfolioId)} onClick={onClose}>
              Show pages
            </LinkButton>
          )}
          <Button disabled={isRunning} onClick={onClose}>
            Close
          </Button>
        </>
      }
    >
      <div className="grid gap-4 text-sm">
        {isRunning && <ProgressBar label="Importing pages" value={done} max={all} />}
        <p role="status">
          {result ? `${counted(result.made, 'page')} imported.` : `${done} of ${counted(all, 'page')}`}
        </p>
        {problem !== null && <Notice tone="danger">{problem}</Notice>}
        {notes.length > 0 && (
          <Notice>
            Look at these:
            {`\n${notes.map(({ title, note }) => `• ${title}: ${note}`).join('\n')}`}
          </Notice>
        )}
      </div>
    </Dialog>
  )
}
