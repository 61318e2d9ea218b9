import { debounce } from '../../../lib/debounce.ts'
import { autosaveSetting } from './autosave-setting.ts'
import type { Saver } from './saver.ts'
import type { AnyDocument } from './document.ts'
import type { DocumentStore } from './store.ts'

/** After the last keystroke, in milliseconds. */
export const AUTOSAVE_DELAY_MS = 2_000

/**
 * Saves a moment after the last edit, unless this browser is set not to. Edits that were refused wait for the next edit.
 * @param isFinished whether the server would take it: its owner may be writing what it asks for
 */
export function startAutosave<D extends AnyDocument>(
  store: DocumentStore<D>,
  saver: Pick<Saver, 'save'>,
  closed: AbortSignal,
  isFinished: (document: D) => boolean,
  setting: Pick<typeof autosaveSetting, 'isOn' | 'subscribe'> = autosaveSetting,
): void {
  let seen = store.getState().history.present
  const saveSoon = debounce(AUTOSAVE_DELAY_MS, () => {
    const { pending, conflict, history } = store.getState()
    if (setting.isOn() && pending.length > 0 && !conflict && isFinished(history.present)) void saver.save()
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
