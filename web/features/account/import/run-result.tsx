import { appRoutes, editorPath } from '@vitrine/common/routes'
import { Button, LinkButton } from '../../../components/button.tsx'
import { Notice } from '../../../components/notice.tsx'
import { appLocale } from '../../../lib/words/language.ts'
import { heard, saidCount, say } from '../../../lib/words/say.ts'
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
      <PhaseHeading key={incomplete}>{say(isWhole ? 'Imported' : 'Not everything was imported')}</PhaseHeading>
      <Notice tone={isWhole ? 'success' : 'danger'}>{summary(done, items.length, incomplete)}</Notice>
      <ul className="grid divide-y divide-line border-y border-line">
        {items.map((item) => (
          <ResultRow key={item.portfolio.id} item={item} />
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        {!isWhole && (
          <Button variant="primary" disabled={isBusy} onClick={() => void goOn()}>
            {say(hasFailed ? 'Try again' : 'Continue')}
          </Button>
        )}
        {incomplete > 0 && (
          <Button busy={isBusy} onClick={() => void removeIncomplete()}>
            {say(incomplete === 1 ? 'Remove the incomplete draft' : 'Remove the incomplete drafts')}
          </Button>
        )}
        <LinkButton to={appRoutes.dashboard} variant={isWhole ? 'primary' : 'secondary'}>
          {say('Back to Dashboard')}
        </LinkButton>
        <Button onClick={onAnother}>{say('Choose another ZIP')}</Button>
      </div>
    </>
  )
}

function summary(done: number, all: number, incomplete: number): string {
  if (done === all)
    return saidCount(
      all,
      'The portfolio is on your dashboard, as a draft.',
      'All {n} portfolios are on your dashboard, as drafts.',
    )
  const there =
    all === 1
      ? say('0 of 1 portfolio are on your dashboard.')
      : done === 1
        ? say('1 of {n} portfolios is on your dashboard.', { n: all })
        : say('{done} of {n} portfolios are on your dashboard.', { done, n: all })
  if (incomplete === 0) return there
  const left = saidCount(
    incomplete,
    '1 draft there is marked as incomplete: trying again continues with it.',
    '{n} drafts there are marked as incomplete: trying again continues with them.',
  )
  return `${there} ${left}`
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
        <LinkButton
          to={editorPath(state.id)}
          size="sm"
          className="justify-self-start"
          aria-label={say('Edit {name}', { name })}
        >
          {say('Edit')}
        </LinkButton>
      )}
    </li>
  )
}

function Outcome({ item: { portfolio, state } }: { item: RunItem }) {
  if (state.step === 'failed' || state.step === 'stopped')
    return <p className="break-words text-danger-text">{heard(state.message)}</p>
  if (state.step !== 'done') return <p className="text-muted">{say('Not imported yet')}</p>
  const pictures = portfolio.pictures.length + portfolio.missing.length - state.leftOut.length
  const parts = [
    ...(pictures > 0 ? [saidCount(pictures, '1 picture', '{n} pictures')] : []),
    ...(state.pages > 0 ? [saidCount(state.pages, '1 page', '{n} pages')] : []),
  ]
  return (
    <>
      <p className="text-muted">
        {parts.length === 0
          ? say('Draft')
          : say('Draft with {contents}', { contents: new Intl.ListFormat(appLocale()).format(parts) })}
      </p>
      {state.leftOut.length > 0 && (
        <div className="mt-1 text-warning-text">
          <p>{saidCount(state.leftOut.length, '1 picture left out:', '{n} pictures left out:')}</p>
          <ul className="list-disc pl-5">
            {state.leftOut.map(({ fileName, reason }, index) => (
              <li key={index} className="break-words">
                {say('{name}: {text}', { name: fileName, text: heard(reason) })}
              </li>
            ))}
          </ul>
        </div>
      )}
      {state.pageNotes.length > 0 && (
        <div className="mt-1 text-warning-text">
          <p>{say('Look at these pages:')}</p>
          <ul className="list-disc pl-5">
            {state.pageNotes.map(({ title, note }, index) => (
              <li key={index} className="break-words">
                {say('{name}: {text}', { name: title, text: heard(note) })}
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}
