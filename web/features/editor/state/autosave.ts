import { useSyncExternalStore } from 'react'
import { afterPause } from '../../../lib/after-pause.ts'
import type { Saver } from './saver.ts'
import type { EditorStore } from './store.ts'

const KEY = 'vitrine-autosave'
/** After the last keystroke, in milliseconds. */
export const AUTOSAVE_DELAY_MS = 2_000

const listeners = new Set<() => void>()

/** The choice, if the browser could not store it; lasts until the page is left. */
let unkept: boolean | null = null

/** Whether this browser saves by itself; every open editor follows. */
export function autosaves(): boolean {
  if (unkept !== null) return unkept
  try {
    return localStorage.getItem(KEY) === 'on'
  } catch {
    return false
  }
}

export function setAutosave(on: boolean): void {
  try {
    if (on) localStorage.setItem(KEY, 'on')
    else localStorage.removeItem(KEY)
    unkept = null
  } catch {
    unkept = on
  }
  for (const listener of listeners) listener()
}

export const useAutosaveSetting = (): boolean => useSyncExternalStore(watchAutosave, autosaves)

export function watchAutosave(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** Saves a moment after the last edit while `on()` says so. What was refused waits for the next edit. */
export function startAutosave(
  store: EditorStore,
  saver: Pick<Saver, 'save'>,
  on: () => boolean,
): { update: () => void; stop: () => void } {
  let seen = store.getState().history.present
  const { ask, cancel } = afterPause(AUTOSAVE_DELAY_MS, () => {
    const { pending, conflict, history } = store.getState()
    // A portfolio without a name is refused; its owner is in the middle of writing one.
    if (on() && pending.length > 0 && !conflict && history.present.name.trim() !== '') void saver.save()
  })
  const unsubscribe = store.subscribe(() => {
    const { present } = store.getState().history
    if (present === seen) return
    seen = present
    ask()
  })
  ask()
  return {
    update: ask,
    stop: () => {
      cancel()
      unsubscribe()
    },
  }
}
