import { fillable, pressable } from '../fields/controls-selector.ts'
import type { EditorStore } from '../state/store.ts'

/** Scripts of tabs and of pictures may have to come first. */
const PATIENCE_MS = 10_000

/** What can be filled in; failing that, what can be pressed. */
const controls = [fillable, pressable]

/** Leads the owner to a field: its tab opens, the items around it too, and its control has the focus. */
export async function leadTo(store: EditorStore, place: string): Promise<void> {
  store.focusField(place)
  const control = await appearing(() => controlOf(place))
  // Somewhere else by now, by a second click.
  if (store.getState().focusPath !== place) return
  store.focusField(null)
  control?.focus({ preventScroll: true })
  control?.scrollIntoView({ block: 'center' })
}

function controlOf(place: string): HTMLElement | null {
  const row = document.querySelector(`[data-field="${CSS.escape(place)}"]`)
  for (const selector of controls) {
    const control = row?.querySelector<HTMLElement>(selector)
    if (control?.checkVisibility()) return control
  }
  // Some controls come when they are about to be seen.
  row?.scrollIntoView({ block: 'center' })
  return null
}

/** What is found once the page shows it; null when it never does. */
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
