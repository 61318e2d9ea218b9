import { debounce } from '../../../lib/debounce.ts'
import { autosaveSetting } from './autosave-setting.ts'
import type { Saver } from './saver.ts'
import type { EditorStore } from './store.ts'

/** After the last keystroke, in milliseconds. */
export const AUTOSAVE_DELAY_MS = 2_000

/** Saves a moment after the last edit, unless this browser is set not to. Edits that were refused wait for the next edit. */
export function startAutosave(
  store: EditorStore,
  saver: Pick<Saver, 'save'>,
  closed: AbortSignal,
  setting: Pick<typeof autosaveSetting, 'isOn' | 'subscribe'> = autosaveSetting,
): void {
  let seen = store.getState().history.present
  const saveSoon = debounce(AUTOSAVE_DELAY_MS, () => {
    const { pending, conflict, history } = store.getState()
    // A portfolio without a name is refused, and its owner is just writing one.
    if (setting.isOn() && pending.length > 0 && !conflict && history.present.name.trim() !== '') void saver.save()
  })
  const unsubscribe = store.subscribe(() => {
    const { present } = store.getState().history
    if (present === seen) return
    seen = present
    saveSoon()
  })
  const unsubscribeSetting = setting.subscribe(saveSoon)
  saveSoon()
  closed.addEventListener('abort', () => {
    unsubscribe()
    unsubscribeSetting()
    saveSoon.cancel()
  })
}
