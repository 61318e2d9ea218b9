import { fillable, pressable } from '../fields/controls-selector.ts'
import type { EditorStore } from '../state/store.ts'

/** The scripts of tabs and picture controls may have to load first. */
const PATIENCE_MS = 10_000

/** Inputs are preferred to buttons. */
const controls = [fillable, pressable]

/** Shows and focuses a field: its tab is selected, the items around it open, and its control gets the focus. */
export async function focusField(store: EditorStore, path: string): Promise<void> {
  store.focusField(path)
  const control = await appearing(() => controlOf(path))
  // A second click has asked for another field meanwhile.
  if (store.getState().focusPath !== path) return
  store.focusField(null)
  control?.focus({ preventScroll: true })
  control?.scrollIntoView({ block: 'center' })
}

function controlOf(path: string): HTMLElement | null {
  const row = document.querySelector(`[data-field="${CSS.escape(path)}"]`)
  for (const selector of controls) {
    const control = row?.querySelector<HTMLElement>(selector)
    if (control?.checkVisibility()) return control
  }
  // Some controls load when they come near the window.
  row?.scrollIntoView({ block: 'center' })
  return null
}

/** Resolves with what `find` returns once the page contains it, or with null when it never does. */
function appearing<T>(find: () => T | null): Promise<T | null> {
  return new Promise((resolve) => {
    const end = (found: T | null) => {
      observer.disconnect()
      clearTimeout(timer)
      resolve(found)
    }
    const look = () => {
      const found = find()
      if (found) end(found)
    }
    const observer = new MutationObserver(look)
    const timer = setTimeout(() => end(null), PATIENCE_MS)
    observer.observe(document.body, { subtree: true, childList: true, attributes: true })
    look()
  })
}
