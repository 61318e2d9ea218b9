import { Button } from '../../../components/button.tsx'
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx'
import { saidCount, say } from '../../../lib/words/say.ts'
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
      title={say(pending > 0 ? 'Leave with unsaved changes?' : 'Leave before all pictures are added?')}
      description={[pending > 0 && leaveText(pending, stored), unkept > 0 && unkeptText(unkept)]
        .filter((text) => text !== false)
        .join(' ')}
      cancelLabel={say('Keep editing')}
      confirmLabel={say(pending > 0 ? 'Save and leave' : 'Leave')}
      busy={saving}
      onConfirm={() => void saver.save().then((saved) => (saved ? onLeave() : onStay()))}
    >
      {pending > 0 && (
        <Button variant="ghost" size="sm" className="-ml-3 self-start text-danger-text" onClick={onLeave}>
          {say('Leave without saving')}
        </Button>
      )}
    </ConfirmDialog>
  )
}

const leaveText = (pending: number, stored: boolean): string =>
  stored
    ? saidCount(
        pending,
        'One change isn’t saved yet. This device keeps it and offers it when you come back.',
        '{n} changes aren’t saved yet. This device keeps them and offers them when you come back.',
      )
    : saidCount(
        pending,
        'One change isn’t saved yet and would be lost.',
        '{n} changes aren’t saved yet and would be lost.',
      )

const unkeptText = (unkept: number) =>
  saidCount(
    unkept,
    '1 picture is not added yet and would have to be chosen again.',
    '{n} pictures are not added yet and would have to be chosen again.',
  )
