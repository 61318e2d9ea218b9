import { Button } from '../../../components/button.tsx'
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx'
import { counted } from '../../../lib/counted.ts'
import { useDocumentEditor, useDocumentState } from '../state/editor-context.ts'

interface LeaveDialogProps {
  open: boolean
  /** Pictures that are not added yet and are not kept for the next visit. */
  unkept: number
  onStay: () => void
  onLeave: () => void
}

export function LeaveDialog({ open, unkept, onStay, onLeave }: LeaveDialogProps) {
  const { saver } = useDocumentEditor()
  const pending = useDocumentState((state) => state.pending.length)
  const saving = useDocumentState((state) => state.saving)
  const stored = useDocumentState((state) => state.storedOnDevice)

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => !next && onStay()}
      title={pending > 0 ? 'Leave with unsaved changes?' : 'Leave before all pictures are added?'}
      description={[pending > 0 && leaveText(pending, stored), unkept > 0 && unkeptText(unkept)]
        .filter((text) => text !== false)
        .join(' ')}
      cancelLabel="Keep editing"
      confirmLabel={pending > 0 ? 'Save and leave' : 'Leave'}
      busy={saving}
      onConfirm={() => void saver.save().then((saved) => (saved ? onLeave() : onStay()))}
    >
      {pending > 0 && (
        <Button variant="ghost" size="sm" className="-ml-3 self-start text-danger-text" onClick={onLeave}>
          Leave without saving
        </Button>
      )}
    </ConfirmDialog>
  )
}

function leaveText(pending: number, stored: boolean): string {
  const unsaved = pending === 1 ? 'One change isn’t saved yet' : `${pending} changes aren’t saved yet`
  if (!stored) return `${unsaved} and would be lost.`
  return `${unsaved}. This device keeps ${pending === 1 ? 'it' : 'them'} and offers ${pending === 1 ? 'it' : 'them'} when you come back.`
}

const unkeptText = (unkept: number) =>
  `${counted(unkept, 'picture')} ${unkept === 1 ? 'is' : 'are'} not added yet and would have to be chosen again.`
