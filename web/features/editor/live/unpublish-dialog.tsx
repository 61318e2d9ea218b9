import { ConfirmDialog } from '../../../components/confirm-dialog.tsx'
import { counted } from '../../../lib/counted.ts'
import { useEditorState } from '../state/editor-context.ts'

export interface UnpublishDialogProps {
  /** Changes not live. */
  count: number
  busy: boolean
  onClose: () => void
  onUnpublish: () => void
}

/** Asks before the page goes offline, and says what stays. */
export function UnpublishDialog({ count, busy, onClose, onUnpublish }: UnpublishDialogProps) {
  const username = useEditorState(({ portfolio }) => portfolio.username)
  const kept = count === 0 ? 'Your draft is kept' : `Your draft is kept, with its ${counted(count, 'change')}`
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Take your page offline?"
      description={`It will no longer be at ${window.location.host}/${username ?? ''}. ${kept}, and you can publish it again at any time.`}
      confirmLabel="Unpublish"
      busy={busy}
      onConfirm={onUnpublish}
    />
  )
}
