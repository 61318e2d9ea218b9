import { useEffect } from 'react'
import { useEditor } from '../state/editor-context.ts'
import { keepingCursor } from './keeping-cursor.ts'

/** Where undo by keys is the browser's or the text's own: rich text, and dialogs, which hold nothing of the draft yet. */
const ownUndo = '[contenteditable="true"], [role="dialog"], [role="alertdialog"]'

/** Save, undo and redo by keys. */
export function useEditorKeys(): void {
  const { store, saver } = useEditor()
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return
      const key = event.key.toLowerCase()
      const hasOwn = event.target instanceof Element && event.target.closest(ownUndo) !== null
      if (key === 's') {
        event.preventDefault()
        void saver.save()
      } else if (!hasOwn && (key === 'z' || key === 'y')) {
        event.preventDefault()
        // Typing asks for its frame at once. Asked for only when the step is rendered, the frame may be the one after.
        requestAnimationFrame(() => undefined)
        keepingCursor(key === 'y' || event.shiftKey ? store.redo : store.undo)
      }
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [store, saver])
}
