import { appRoutes, editorPath } from '@vitrine/common/routes'
import { Button, LinkButton } from '../../../components/button.tsx'
import { Notice } from '../../../components/notice.tsx'
import { counted } from '../../../lib/counted.ts'
import type { RunItem } from './import-run.ts'
import { PhaseHeading } from './phase-heading.tsx'
import type { RunView } from './use-import.ts'

/** What has become of each portfolio, and what can be done about those that are not there. */
export function RunResult({ view, onAnother }: { view: RunView; onAnother: () => void }) {
  const { items, isBusy, goOn, removeIncomplete } = view
  const done = items.filter(({ state }) => state.step === 'done').length
  const isWhole = done === items.length
  const incomplete = items.filter(({ state }) => 'isLeft' in state && state.isLeft).length
  const hasFailed = items.some(({ state }) => state.step === 'failed')

  return (
    <>
      <PhaseHeading key={incomplete}>{isWhole ? 'Imported' : 'Not everything was imported'}</PhaseHeading>
      <Notice tone={isWhole ? 'success' : 'danger'}>{summary(done, items.length, incomplete)}</Notice>
      <ul className="grid divide-y divide-line border-y border-line">
        {items.map((item) => (
          <ResultRow key={item.portfolio.id} item={item} />
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        {!isWhole && (
          <Button variant="primary" disabled={isBusy} onClick={() => void goOn()}>
            {hasFailed ? 'Try again' : 'Continue'}
          </Button>
        )}
        {incomplete > 0 && (
          <Button busy={isBusy} onClick={() => void removeIncomplete()}>
            Remove {incomplete === 1 ? 'the incomplete draft' : 'the incomplete drafts'}
          </Button>
        )}
        <LinkButton to={appRoutes.dashboard} variant={isWhole ? 'primary' : 'secondary'}>
          Back to Dashboard
        </LinkButton>
        <Button onClick={onAnother}>Choose another ZIP</Button>
      </div>
    </>
  )
}

function summary(done: number, all: number, incomplete: number): string {
  if (done === all)
    return all === 1
      ? 'The portfolio is on your dashboard, as a draft.'
      : `All ${all} portfolios are on your dashboard, as drafts.`
  const there = `${done} of ${counted(all, 'portfolio')} ${done === 1 ? 'is' : 'are'} on your dashboard.`
  if (incomplete === 0) return there
  return `${there} ${counted(incomplete, 'draft')} there ${incomplete === 1 ? 'is' : 'are'} marked as incomplete: trying again continues with ${incomplete === 1 ? 'it' : 'them'}.`
}

function ResultRow({ item: { portfolio, state } }: { item: RunItem }) {
  const { name } = portfolio.file
  return (
    <li className="grid gap-2 py-3 text-sm sm:flex sm:items-start sm:justify-between sm:gap-4">
      <div className="grid min-w-0 gap-0.5">
        <p className="font-medium break-words">{name}</p>
        <Outcome item={{ portfolio, state }} />
      </div>
      {state.step === 'done' && (
        <LinkButton to={editorPath(state.id)} size="sm" className="justify-self-start" aria-label={`Edit ${name}`}>
          Edit
        </LinkButton>
      )}
    </li>
  )
}

function Outcome({ item: { portfolio, state } }: { item: RunItem }) {
  if (state.step === 'failed' || state.step === 'stopped')
    return <p className="break-words text-danger-text">{state.message}</p>
  if (state.step !== 'done') return <p className="text-muted">Not imported yet</p>
  const pictures = portfolio.pictures.length + portfolio.missing.length - state.leftOut.length
  const parts = [
    ...(pictures > 0 ? [counted(pictures, 'picture')] : []),
    ...(state.pages > 0 ? [counted(state.pages, 'page')] : []),
  ]
  return (
    <>
      <p className="text-muted">{parts.length === 0 ? 'Draft' : `Draft with ${parts.join(' and ')}`}</p>
      {state.leftOut.length > 0 && (
        <div className="mt-1 text-warning-text">
          <p>{counted(state.leftOut.length, 'picture')} left out:</p>
          <ul className="list-disc pl-5">
            {state.leftOut.map(({ fileName, reason }, index) => (
              <li key={index} className="break-words">
                {fileName}: {reason}
              </li>
            ))}
          </ul>
        </div>
      )}
      {state.pageNotes.length > 0 && (
        <div className="mt-1 text-warning-text">
          <p>Look at these pages:</p>
          <ul className="list-disc pl-5">
            {state.pageNotes.map(({ title, note }, index) => (
              <li key={index} className="break-words">
                {title}: {note}
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}
