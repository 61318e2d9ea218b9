import type { ArchivedPortfolio } from '@vitrine/common/portfolio/exchange/archive'
import {
  createPortfolioImport,
  type ImportProgress,
  type PortfolioImport,
  type ImportedPortfolio,
} from '@vitrine/common/portfolio/exchange/portfolio-import'
import { ApiError, messageOf } from '../../../lib/api-error.ts'
import { say } from '../../../lib/words/say.ts'
import type { RunCalls } from './calls.ts'

export type ItemState =
  | { step: 'waiting' }
  | ({ step: 'running' } & ImportProgress)
  /** Too many calls for now. @param until when it goes on by itself, in milliseconds since 1970 */
  | ({ step: 'paused'; until: number } & ImportProgress)
  | ({ step: 'done' } & ImportedPortfolio)
  /** @param isLeft a draft is there that is not complete */
  | { step: 'failed' | 'stopped'; message: string; isLeft: boolean }

export interface RunItem {
  portfolio: ArchivedPortfolio
  state: ItemState
}

export interface ImportRun {
  items: () => readonly RunItem[]
  /** Brings in what is not there yet, one after the other. Called again it goes on where it stopped. */
  run: () => Promise<void>
  /** Breaks the run off; resolves when nothing is under way any more. */
  stop: () => Promise<void>
  /** Takes away the drafts that are not complete. @throws what a call throws; those of before are away then */
  removeIncomplete: () => Promise<void>
}

const FAILED = 'It couldn’t be imported. Please try again.'
const STOPPED = 'Stopped before it was complete.'

/** Limits of ten minutes are waited for. Those of a day are not: nobody keeps the page open for them. */
const LONGEST_PAUSE_MS = 15 * 60_000

/** @param onChange is told of everything that `items` shows */
export function createImportRun(
  portfolios: readonly ArchivedPortfolio[],
  callsFor: (signal: () => AbortSignal) => RunCalls,
  onChange: (items: readonly RunItem[]) => void,
): ImportRun {
  let leaving = new AbortController()
  let underWay: Promise<void> = Promise.resolve()
  const calls = callsFor(() => leaving.signal)
  const steps: PortfolioImport[] = portfolios.map((portfolio) => createPortfolioImport(portfolio, calls))
  let items: readonly RunItem[] = portfolios.map((portfolio) => ({ portfolio, state: { step: 'waiting' } }))

  function setState(index: number, state: ItemState): void {
    items = items.map((item, other) => (other === index ? { ...item, state } : item))
    onChange(items)
  }

  /** Whether it is worth going on with the next one. */
  async function importOne(index: number, step: PortfolioImport): Promise<boolean> {
    let there: ImportProgress = { pictures: 0, pages: 0 }
    const show = (progress: ImportProgress) => setState(index, { step: 'running', ...(there = progress) })
    show(there)
    try {
      setState(index, { step: 'done', ...(await step.run(show)) })
      return !leaving.signal.aborted
    } catch (error) {
      const pauseMs = pauseAfter(error)
      if (pauseMs !== null) {
        setState(index, { step: 'paused', ...there, until: Date.now() + pauseMs })
        if (await waited(pauseMs, leaving.signal)) return importOne(index, step)
      }
      // Its owner has removed the draft meanwhile.
      if (error instanceof ApiError && error.status === 404) step.forget()
      const { aborted } = leaving.signal
      const isLeft = step.unfinished() !== null
      const ended: ItemState = aborted
        ? { step: 'stopped', message: say(STOPPED), isLeft }
        : { step: 'failed', message: messageOf(error, say(FAILED)), isLeft }
      setState(index, aborted && !isLeft ? { step: 'waiting' } : ended)
      return !aborted && !meetsAll(error)
    }
  }

  async function runAll(): Promise<void> {
    for (const [index, step] of steps.entries()) {
      if (items[index]?.state.step !== 'done' && !(await importOne(index, step))) return
    }
  }

  return {
    items: () => items,
    run() {
      leaving = new AbortController()
      return (underWay = runAll())
    },
    stop() {
      leaving.abort()
      return underWay
    },
    async removeIncomplete() {
      for (const [index, step] of steps.entries()) {
        const draft = step.unfinished()
        if (draft === null || items[index]?.state.step === 'done') continue
        await calls.remove(draft)
        step.forget()
        setState(index, { step: 'waiting' })
      }
    },
  }
}

/** How long to wait until the same call is taken again, or null where waiting does not help. */
function pauseAfter(error: unknown): number | null {
  if (!(error instanceof ApiError) || error.status !== 429) return null
  const { retryAfter } = error.detail
  return retryAfter !== undefined && retryAfter * 1000 <= LONGEST_PAUSE_MS ? retryAfter * 1000 : null
}

/** Waits, and gives false at once when the run is broken off. */
function waited(ms: number, signal: AbortSignal): Promise<boolean> {
  if (signal.aborted) return Promise.resolve(false)
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms, true)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve(false)
    })
  })
}

/** Whether the next portfolio would fail for the same reason, and leave a draft behind like this one. */
const meetsAll = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.status === 0 || error.status >= 500 || [401, 403, 409, 429].includes(error.status))
