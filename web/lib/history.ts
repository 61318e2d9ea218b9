/** Maximum undo steps. Documents share unchanged parts, so a step costs only its change. */
export const HISTORY_STEPS = 200
/** Keystrokes in one field within this time are one step, in milliseconds. */
const ONE_STEP_MS = 1_000

export interface History<T> {
  past: readonly T[]
  present: T
  future: readonly T[]
  /** The last edit, so that the next one can join it. */
  last: { path: string; at: number } | null
}

export const startHistory = <T>(present: T): History<T> => ({ past: [], present, future: [], last: null })

/**
 * Adds a step. Quick edits of one path merge; `path` null never merges (a list was reordered).
 * @param within how quick, in milliseconds
 */
export function record<T>(
  history: History<T>,
  present: T,
  path: string | null,
  now: number,
  within = ONE_STEP_MS,
): History<T> {
  if (present === history.present) return history
  const joins = path !== null && history.last?.path === path && now - history.last.at < within
  return {
    past: joins ? history.past : [...history.past, history.present].slice(-HISTORY_STEPS),
    present,
    future: [],
    last: path === null ? null : { path, at: now },
  }
}

export function undo<T>(history: History<T>): History<T> {
  const previous = history.past.at(-1)
  if (previous === undefined) return history
  return {
    past: history.past.slice(0, -1),
    present: previous,
    future: [history.present, ...history.future],
    last: null,
  }
}

export function redo<T>(history: History<T>): History<T> {
  const [next, ...future] = history.future
  if (next === undefined) return history
  return { past: [...history.past, history.present], present: next, future, last: null }
}
