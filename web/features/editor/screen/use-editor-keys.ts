import { useEffect } from 'react'
import { useEditor } from '../state/editor-context.ts'
import { keepingCursor } from './keeping-cursor.ts'

/** Save, undo and redo by keys. In rich text undo is the text's own. */
export function useEditorKeys(): void {
  const { store, saver } = useEditor()
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return
      const key = event.key.toLowerCase()
      const inRichText = event.target instanceof HTMLElement && event.target.isContentEditable
      if (key === 's') {
        event.preventDefault()
        void saver.save()
      } else if (!inRichText && (key === 'z' || key === 'y')) {
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
