import { Button } from '../../../components/button.tsx'
import { ProgressBar } from '../../../components/progress-bar.tsx'
import { counted } from '../../../lib/counted.ts'
import type { RunItem } from './import-run.ts'
import { PhaseHeading } from './phase-heading.tsx'
import type { RunView } from './use-import.ts'

/** How far it is. */
export function RunProgress({ view: { items, isBusy, stop } }: { view: RunView }) {
  const done = items.filter(({ state }) => state.step === 'done').length
  const running = items.find(({ state }) => state.step === 'running' || state.step === 'paused')
  const all = items.reduce((sum, { portfolio }) => sum + weightOf(portfolio), 0)
  return (
    <>
      <PhaseHeading>Importing {counted(items.length, 'portfolio')}</PhaseHeading>
      <div className="grid gap-2">
        <ProgressBar
          label="Importing portfolios"
          value={items.reduce((sum, item) => sum + progressOf(item), 0)}
          max={all}
        />
        <p role="status" className="text-sm font-medium tabular-nums">
          {done} of {counted(items.length, 'portfolio')}
          {running?.state.step === 'paused' && `. ${pauseText(running.state.until)}`}
        </p>
        {running && <Running item={running} />}
      </div>
      <p className="text-sm text-muted">Stay on this page until it’s done.</p>
      <Button className="justify-self-start" busy={isBusy} onClick={() => void stop()}>
        {isBusy ? 'Stopping…' : 'Stop'}
      </Button>
    </>
  )
}

function Running({ item: { portfolio, state } }: { item: RunItem }) {
  const [pictures, pages] = [portfolio.pictures.length, portfolio.file.pages.length]
  const isAtPages = 'pages' in state && pages > 0 && (pictures === 0 || state.pages > 0)
  return (
    <p className="text-sm break-words text-muted tabular-nums">
      {portfolio.file.name}
      {isAtPages
        ? `: ${state.pages} of ${counted(pages, 'page')}`
        : 'pictures' in state && pictures > 0 && `: ${state.pictures} of ${counted(pictures, 'picture')}`}
    </p>
  )
}

const time = new Intl.DateTimeFormat('en', { hour: 'numeric', minute: '2-digit' })

const pauseText = (until: number) =>
  `That was a lot in a short time. The import continues automatically at ${time.format(until)}.`

/** A portfolio counts as much as one of its pictures or pages. */
const weightOf = ({ pictures, file }: RunItem['portfolio']) => pictures.length + file.pages.length + 1

function progressOf({ portfolio, state }: RunItem): number {
  if (state.step === 'done') return weightOf(portfolio)
  return 'pictures' in state ? state.pictures + state.pages : 0
}
