import { Button } from '../../../components/button.tsx'
import { ProgressBar } from '../../../components/progress-bar.tsx'
import { appLocale } from '../../../lib/words/language.ts'
import { saidCount, say } from '../../../lib/words/say.ts'
import type { RunItem } from './import-run.ts'
import { PhaseHeading } from './phase-heading.tsx'
import type { RunView } from './use-import.ts'

/** How far it is. */
export function RunProgress({ view: { items, isBusy, stop } }: { view: RunView }) {
  const done = items.filter(({ state }) => state.step === 'done').length
  const running = items.find(({ state }) => state.step === 'running' || state.step === 'paused')
  const all = items.reduce((sum, { portfolio }) => sum + weightOf(portfolio), 0)
  const text =
    items.length === 1
      ? say('{done} of 1 portfolio', { done })
      : say('{done} of {n} portfolios', { done, n: items.length })
  return (
    <>
      <PhaseHeading>{saidCount(items.length, 'Importing 1 portfolio', 'Importing {n} portfolios')}</PhaseHeading>
      <div className="grid gap-2">
        <ProgressBar
          label={say('Importing portfolios')}
          value={items.reduce((sum, item) => sum + progressOf(item), 0)}
          max={all}
        />
        <p role="status" className="text-sm font-medium tabular-nums">
          {running?.state.step === 'paused'
            ? say('{text}. {more}', { text, more: pauseText(running.state.until) })
            : text}
        </p>
        {running && <Running item={running} />}
      </div>
      <p className="text-sm text-muted">{say('Stay on this page until it’s done.')}</p>
      <Button className="justify-self-start" busy={isBusy} onClick={() => void stop()}>
        {say(isBusy ? 'Stopping…' : 'Stop')}
      </Button>
    </>
  )
}

function Running({ item: { portfolio, state } }: { item: RunItem }) {
  const [pictures, pages] = [portfolio.pictures.length, portfolio.file.pages.length]
  const isAtPages = 'pages' in state && pages > 0 && (pictures === 0 || state.pages > 0)
  const { name } = portfolio.file
  return (
    <p className="text-sm break-words text-muted tabular-nums">
      {isAtPages
        ? say('{name}: {text}', { name, text: pagesText(state.pages, pages) })
        : 'pictures' in state && pictures > 0
          ? say('{name}: {text}', { name, text: picturesText(state.pictures, pictures) })
          : name}
    </p>
  )
}

const pagesText = (done: number, n: number) =>
  n === 1 ? say('{done} of 1 page', { done }) : say('{done} of {n} pages', { done, n })

const picturesText = (done: number, n: number) =>
  n === 1 ? say('{done} of 1 picture', { done }) : say('{done} of {n} pictures', { done, n })

const pauseText = (until: number) =>
  say('That was a lot in a short time. The import continues automatically at {time}.', {
    time: new Intl.DateTimeFormat(appLocale(), { hour: 'numeric', minute: '2-digit' }).format(until),
  })

/** A portfolio counts as much as one of its pictures or pages. */
const weightOf = ({ pictures, file }: RunItem['portfolio']) => pictures.length + file.pages.length + 1

function progressOf({ portfolio, state }: RunItem): number {
  if (state.step === 'done') return weightOf(portfolio)
  return 'pictures' in state ? state.pictures + state.pages : 0
}
