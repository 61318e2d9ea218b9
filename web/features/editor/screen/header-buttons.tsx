import { Redo2, Undo2 } from 'lucide-react'
import { Button } from '../../../components/button.tsx'
import { useDocumentEditor, useDocumentState } from '../state/editor-context.ts'

/** Undo and redo of the open document. */
export function UndoRedo() {
  const { store } = useDocumentEditor()
  const canUndo = useDocumentState((state) => state.history.past.length > 0)
  const canRedo = useDocumentState((state) => state.history.future.length > 0)
  return (
    <div className="flex">
      <Button variant="ghost" square aria-label="Undo" title="Undo (Ctrl+Z)" disabled={!canUndo} onClick={store.undo}>
        <Undo2 aria-hidden />
      </Button>
      <Button
        variant="ghost"
        square
        aria-label="Redo"
        title="Redo (Ctrl+Shift+Z)"
        disabled={!canRedo}
        onClick={store.redo}
      >
        <Redo2 aria-hidden />
      </Button>
    </div>
  )
}

/** @param isShort where there is no room for how much is unsaved */
export function SaveButton({ isShort = false }: { isShort?: boolean }) {
  const { saver } = useDocumentEditor()
  const pending = useDocumentState((state) => state.pending.length)
  const saving = useDocumentState((state) => state.saving)
  return (
    <Button busy={saving} disabled={!saving && pending === 0} title="Save (Ctrl+S)" onClick={() => void saver.save()}>
      {isShort ? 'Save' : labelOf(pending, saving)}
    </Button>
  )
}

function labelOf(pending: number, saving: boolean): string {
  if (saving) return 'Saving...'
  return pending > 0 ? `Save (${pending} pending)` : 'Save'
}
