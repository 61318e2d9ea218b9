import type { History } from '../../../lib/history.ts'
import { merge } from './merge.ts'

/**
 * Moves the steps of a history from one base to another, so that undoing a step never takes back what came from elsewhere.
 * Where both changed the same path, the step keeps its own value.
 */
export function rebaseHistory<T extends object>(history: History<T>, from: T, to: T, present: T): History<T> {
  const onto = (document: T) => merge(from, document, to).merged
  return { ...history, past: history.past.map(onto), present, future: history.future.map(onto) }
}
