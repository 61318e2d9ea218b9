import { changesBetween, isObject, sameValue, type Change } from '@vitrine/common/portfolio/changes'
import type { History } from '../../../lib/history.ts'
import { applyChanges, type AnyDocument } from './document.ts'

/**
 * The history of a tab as session storage holds it over a reload: the present, and the changes from each step to the next,
 * which fit where whole documents would not.
 */
interface StoredHistory<D> {
  present: D
  /** From the present back to the first step. */
  back: Change[][]
  /** From the present forward to the last step that was undone. */
  forward: Change[][]
}

/** Session storage holds about five million characters per origin. */
const MAX_CHARACTERS = 2_000_000

export const historyKey = (uid: string, portfolioId: string) => `vitrine-history:${uid}:${portfolioId}`

/** Stores as many steps as fit, the latest first, and nothing where the browser refuses. */
export function storeHistory<D extends AnyDocument>(
  storage: Storage,
  key: string,
  { past, present, future }: History<D>,
): void {
  try {
    if (past.length + future.length === 0) storage.removeItem(key)
    else
      storage.setItem(
        key,
        JSON.stringify(fitting({ present, back: steps(present, past.toReversed()), forward: steps(present, future) })),
      )
  } catch {
    storage.removeItem(key)
  }
}

/** The history from before a reload, or null. */
export function readHistory<D extends AnyDocument>(storage: Storage, key: string): History<D> | null {
  try {
    const stored: unknown = JSON.parse(storage.getItem(key) ?? 'null')
    if (!isStoredHistory<D>(stored)) return null
    return {
      past: replay(stored.present, stored.back).toReversed(),
      present: stored.present,
      future: replay(stored.present, stored.forward),
      last: null,
    }
  } catch {
    return null
  }
}

/** Whether a history belongs to a document: its present is that document. */
export const continues = <D extends AnyDocument>(history: History<D> | null, document: D): history is History<D> =>
  history !== null && sameValue(history.present, document)

function steps(from: object, documents: readonly object[]): Change[][] {
  return documents.map((document, index) => changesBetween(documents[index - 1] ?? from, document))
}

function replay<D extends AnyDocument>(from: D, changes: readonly Change[][]): D[] {
  let document = from
  return changes.map((step) => (document = applyChanges(document, step)))
}

function fitting<D>({ present, back, forward }: StoredHistory<D>): StoredHistory<D> {
  let room = MAX_CHARACTERS - JSON.stringify(present).length
  const take = (list: Change[][]) =>
    list.slice(0, list.findIndex((step) => (room -= JSON.stringify(step).length) < 0) >>> 0)
  return { present, back: take(back), forward: take(forward) }
}

/** What it is a history of is not known before its present is compared with what is open. */
function isStoredHistory<D>(value: unknown): value is StoredHistory<D> {
  return isObject(value) && isObject(value.present) && isSteps(value.back) && isSteps(value.forward)
}

const isSteps = (value: unknown): value is Change[][] =>
  Array.isArray(value) &&
  value.every(
    (step) => Array.isArray(step) && step.every((change) => isObject(change) && typeof change.path === 'string'),
  )
