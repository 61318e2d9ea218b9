import { Redo2, Undo2 } from 'lucide-react'
import { Button } from '../../../components/button.tsx'
import { say } from '../../../lib/words/say.ts'
import { useDocumentEditor, useDocumentState } from '../state/editor-context.ts'

/** Undo and redo of the open document. After the last step a button stays focusable, so that the focus is not lost. */
export function UndoRedo() {
  const { store } = useDocumentEditor()
  const canUndo = useDocumentState((state) => state.history.past.length > 0)
  const canRedo = useDocumentState((state) => state.history.future.length > 0)
  return (
    <div className="flex">
      <Button
        variant="ghost"
        square
        aria-label={say('Undo')}
        title={`${say('Undo')} (Ctrl+Z)`}
        aria-disabled={!canUndo}
        onClick={store.undo}
      >
        <Undo2 aria-hidden />
      </Button>
      <Button
        variant="ghost"
        square
        aria-label={say('Redo')}
        title={`${say('Redo')} (Ctrl+Shift+Z)`}
        aria-disabled={!canRedo}
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
    <Button
      busy={saving}
      disabled={!saving && pending === 0}
      title={`${say('Save')} (Ctrl+S)`}
      onClick={() => void saver.save()}
    >
      {isShort ? say('Save') : labelOf(pending, saving)}
    </Button>
  )
}

function labelOf(pending: number, saving: boolean): string {
  if (saving) return say('Saving...')
  return pending > 0 ? say('Save ({n} pending)', { n: pending }) : say('Save')
}
