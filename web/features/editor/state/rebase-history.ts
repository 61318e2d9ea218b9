import type { History } from '../../../lib/history.ts'
import { merge } from './merge.ts'

/**
 * The same steps on top of a document that changed below them, so that undoing one never takes back what came from
 * elsewhere. Where both changed the same place the step keeps its own value.
 */
export function rebaseHistory<T extends object>(history: History<T>, from: T, to: T, present: T): History<T> {
  const onto = (document: T) => merge(from, document, to).merged
  return { ...history, past: history.past.map(onto), present, future: history.future.map(onto) }
}
