import { Button } from '../../../components/button.tsx'
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx'
import { useEditor, useEditorState } from '../state/editor-context.ts'

interface LeaveDialogProps {
  open: boolean
  onStay: () => void
  onLeave: () => void
}

export function LeaveDialog({ open, onStay, onLeave }: LeaveDialogProps) {
  const { saver } = useEditor()
  const pending = useEditorState((state) => state.pending.length)
  const saving = useEditorState((state) => state.saving)
  const stored = useEditorState((state) => state.storedOnDevice)

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => !next && onStay()}
      title="Leave with unsaved changes?"
      description={leaveText(pending, stored)}
      cancelLabel="Keep editing"
      confirmLabel="Save and leave"
      busy={saving}
      onConfirm={() => void saver.save().then((saved) => (saved ? onLeave() : onStay()))}
    >
      <Button variant="ghost" size="sm" className="-ml-3 self-start text-danger-text" onClick={onLeave}>
        Leave without saving
      </Button>
    </ConfirmDialog>
  )
}

function leaveText(pending: number, stored: boolean): string {
  const unsaved = pending === 1 ? 'One change is not saved yet' : `${pending} changes are not saved yet`
  if (!stored) return `${unsaved} and would be lost.`
  return `${unsaved}. This device keeps ${pending === 1 ? 'it' : 'them'} and offers ${pending === 1 ? 'it' : 'them'} when you come back.`
}
