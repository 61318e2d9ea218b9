import { editorPagesPath } from '@vitrine/common/routes'
import { Button, LinkButton } from '../../../components/button.tsx'
import { Dialog } from '../../../components/dialog.tsx'
import { Notice } from '../../../components/notice.tsx'
import { ProgressBar } from '../../../components/progress-bar.tsx'
import { heard, saidCount, say } from '../../../lib/words/say.ts'
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
      title={say(isRunning ? 'Importing pages' : result ? 'Imported' : 'Not all pages were imported')}
      description={say('Your other pages stay as they are. New ones are drafts until you publish.')}
      footer={
        <>
          {problem !== null && (
            <Button variant="primary" onClick={onTryAgain}>
              {say('Try again')}
            </Button>
          )}
          {result && result.made > 0 && (
            <LinkButton to={editorPagesPath(portfolioId)} onClick={onClose}>
              {say('Show pages')}
            </LinkButton>
          )}
          <Button disabled={isRunning} onClick={onClose}>
            {say('Close')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4 text-sm">
        {isRunning && <ProgressBar label={say('Importing pages')} value={done} max={all} />}
        <p role="status">
          {result
            ? saidCount(result.made, '1 page imported.', '{n} pages imported.')
            : say(all === 1 ? '{done} of 1 page' : '{done} of {n} pages', { done, n: all })}
        </p>
        {problem !== null && <Notice tone="danger">{heard(problem)}</Notice>}
        {notes.length > 0 && (
          <Notice>
            {say('Look at these:')}
            {`\n${notes.map(({ title, note }) => `• ${say('{name}: {text}', { name: title, text: heard(note) })}`).join('\n')}`}
          </Notice>
        )}
      </div>
    </Dialog>
  )
}
