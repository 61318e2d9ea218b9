import type { ArchivedPortfolio } from '@vitrine/common/portfolio/exchange/archive'
import {
  createPortfolioImport,
  type PortfolioImport,
  type ImportedPortfolio,
} from '@vitrine/common/portfolio/exchange/portfolio-import'
import { ApiError, messageOf } from '../../../lib/api-error.ts'
import type { RunCalls } from './calls.ts'

export type ItemState =
  | { step: 'waiting' }
  | { step: 'running'; pictures: number }
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

const FAILED = 'It could not be brought in. Please try again.'
const STOPPED = 'Stopped before everything was in it.'

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
    setState(index, { step: 'running', pictures: 0 })
    try {
      setState(index, {
        step: 'done',
        ...(await step.run((pictures) => setState(index, { step: 'running', pictures }))),
      })
      return !leaving.signal.aborted
    } catch (error) {
      // Its owner has removed the draft meanwhile.
      if (error instanceof ApiError && error.status === 404) step.forget()
      const { aborted } = leaving.signal
      setState(index, {
        step: aborted ? 'stopped' : 'failed',
        message: aborted ? STOPPED : messageOf(error, FAILED),
        isLeft: step.unfinished() !== null,
      })
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

/** Whether the next portfolio would fail for the same reason, and leave a draft behind like this one. */
const meetsAll = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.status === 0 || error.status >= 500 || [401, 403, 409, 429].includes(error.status))
