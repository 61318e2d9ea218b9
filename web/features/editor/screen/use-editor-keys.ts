import { useEffect } from 'react'
import { keepingCursor } from '../../../lib/keeping-cursor.ts'
import { isSave, undoKeys } from '../../../lib/keys.ts'
import { useDocumentEditor } from '../state/editor-context.ts'

/** These have their own undo: rich text, and dialogs, whose fields are not part of the draft. */
const ownUndo = '[contenteditable="true"], [role="dialog"], [role="alertdialog"]'

/** Keyboard shortcuts for save, undo and redo. */
export function useEditorKeys(): void {
  const { store, saver } = useDocumentEditor()
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (isSave(event)) {
        event.preventDefault()
        void saver.save()
        return
      }
      const step = undoKeys(event)
      if (!step || (event.target instanceof Element && event.target.closest(ownUndo))) return
      event.preventDefault()
      keepingCursor(store[step])
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [store, saver])
}
