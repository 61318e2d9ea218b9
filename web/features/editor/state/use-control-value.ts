import { useCallback, useSyncExternalStore } from 'react'
import { getAt } from '@vitrine/common/portfolio/paths'
import { debounce } from '../../../lib/debounce.ts'
import { useDocumentEditor } from './editor-context.ts'
import { DEBOUNCE_MS } from './store.ts'

/**
 * The draft's value at a path, for a control of the form. While the text is written on the page, the control follows when typing
 * pauses or the focus comes back to the form: drawing the form with every letter makes a keystroke 20 ms slower (200 projects,
 * processor slowed four times).
 */
export function useControlValue(path: string): unknown {
  const { store } = useDocumentEditor()
  const subscribe = useCallback(
    (listener: () => void) => {
      const tell = () => {
        forget()
        listener()
      }
      const soon = debounce(DEBOUNCE_MS, tell)
      const forget = () => {
        soon.cancel()
        document.removeEventListener('focusin', tell)
      }
      const unsubscribe = store.subscribe(
        () => {
          if (!isOnPage()) return tell()
          soon()
          // A letter typed in the control goes to what it shows.
          document.addEventListener('focusin', tell)
        },
        { path },
      )
      return () => {
        unsubscribe()
        forget()
      }
    },
    [store, path],
  )
  return useSyncExternalStore(subscribe, () => getAt(store.getState().history.present, path))
}

/** Whether the focus is in the frame of the preview. */
const isOnPage = () => document.activeElement instanceof HTMLIFrameElement
