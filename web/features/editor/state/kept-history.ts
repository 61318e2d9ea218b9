import { applyChanges, changesBetween, type Change } from './changes.ts'
import { isObject, sameValue, type EditorDocument } from './document.ts'
import type { History } from '../../../lib/history.ts'

/**
 * The history of a tab as its session storage keeps it over a reload: the present, and what leads from each step to the
 * next, which is small where whole documents would not fit.
 */
interface Kept {
  present: EditorDocument
  /** From the present back to the first step, and on to the last that was undone. */
  back: Change[][]
  forward: Change[][]
}

/** Session storage holds about five million characters a site. */
const MAX_CHARACTERS = 2_000_000

export const historyKey = (uid: string, portfolioId: string) => `vitrine-history:${uid}:${portfolioId}`

/** Keeps as many steps as fit, the latest first; nothing where the browser refuses. */
export function keepHistory(storage: Storage, key: string, { past, present, future }: History<EditorDocument>): void {
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

/** What a reload left, or null. */
export function readHistory(storage: Storage, key: string): History<EditorDocument> | null {
  try {
    const kept: unknown = JSON.parse(storage.getItem(key) ?? 'null')
    if (!isKept(kept)) return null
    return {
      past: walked(kept.present, kept.back).toReversed(),
      present: kept.present,
      future: walked(kept.present, kept.forward),
      last: null,
    }
  } catch {
    return null
  }
}

/** A history goes on where its present is what is there now. */
export const continues = (
  history: History<EditorDocument> | null,
  document: EditorDocument,
): history is History<EditorDocument> => history !== null && sameValue(history.present, document)

function steps(from: EditorDocument, documents: readonly EditorDocument[]): Change[][] {
  return documents.map((document, index) => changesBetween(documents[index - 1] ?? from, document))
}

function walked(from: EditorDocument, changes: readonly Change[][]): EditorDocument[] {
  let document = from
  return changes.map((step) => (document = applyChanges(document, step)))
}

function fitting({ present, back, forward }: Kept): Kept {
  let room = MAX_CHARACTERS - JSON.stringify(present).length
  const take = (list: Change[][]) =>
    list.slice(0, list.findIndex((step) => (room -= JSON.stringify(step).length) < 0) >>> 0)
  return { present, back: take(back), forward: take(forward) }
}

function isKept(value: unknown): value is Kept {
  return isObject(value) && isObject(value.present) && isSteps(value.back) && isSteps(value.forward)
}

const isSteps = (value: unknown): value is Change[][] =>
  Array.isArray(value) &&
  value.every(
    (step) => Array.isArray(step) && step.every((change) => isObject(change) && typeof change.path === 'string'),
  )
