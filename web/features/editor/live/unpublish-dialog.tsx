import { ConfirmDialog } from '../../../components/confirm-dialog.tsx'
import { saidCount, say } from '../../../lib/words/say.ts'
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
  const address = `${window.location.host}/${username ?? ''}`
  const kept =
    count === 0
      ? say('Your draft is kept, and you can publish it again at any time.')
      : saidCount(
          count,
          'Your draft is kept, with its 1 change, and you can publish it again at any time.',
          'Your draft is kept, with its {n} changes, and you can publish it again at any time.',
        )
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={say('Take your page offline?')}
      description={`${say('It will no longer be at {address}.', { address })} ${kept}`}
      confirmLabel={say('Unpublish')}
      busy={busy}
      onConfirm={onUnpublish}
    />
  )
}
