import { useEffect } from 'react'
import { keepingCursor } from '../../../lib/keeping-cursor.ts'
import { isSave, undoKeys } from '../../../lib/keys.ts'
import { useDocumentEditor } from '../state/editor-context.ts'

/** These have their own undo: rich text, and dialogs, whose fields are not part of the draft. */
const ownUndo = '[contenteditable="true"], [role="dialog"], [role="alertdialog"]'

/** Keyboard shortcuts for save, undo and redo, in the window or in the page of a frame. */
export function useEditorKeys(page = document): void {
  const { store, saver } = useDocumentEditor()
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      // What is written on the page has them itself.
      if (event.defaultPrevented) return
      if (isSave(event)) {
        event.preventDefault()
        void saver.save()
        return
      }
      const step = undoKeys(event)
      // Not instanceof: elements of a frame have classes of their own.
      if (!step || (event.target as Partial<Element> | null)?.closest?.(ownUndo)) return
      event.preventDefault()
      keepingCursor(store[step])
    }
    page.addEventListener('keydown', press)
    return () => page.removeEventListener('keydown', press)
  }, [page, store, saver])
}
