import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { toast } from '../../lib/toast.ts'
import type { Attachment } from '@vitrine/common/api/usernames'
import { ConfirmDialog } from '../../components/confirm-dialog.tsx'
import { Notice } from '../../components/notice.tsx'
import { say } from '../../lib/words/say.ts'
import { ownedKey, release } from './claim.ts'

/** Asks before a name is given up. */
export function ReleaseDialog({
  attachment: { username, redirectsUntil },
  onClose,
}: {
  attachment: Attachment
  onClose: () => void
}) {
  const queryClient = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  async function confirm(): Promise<void> {
    setBusy(true)
    const result = await release(username)
    setBusy(false)
    if ('failure' in result) return setFailure(result.failure)
    toast.success(say('@{username} is released.', { username }))
    void queryClient.invalidateQueries({ queryKey: ownedKey })
    onClose()
  }

  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={say('Release @{username}?', { username })}
      description={say(
        redirectsUntil
          ? 'You can claim another username instead. It keeps redirecting to your renamed page, and nobody else can claim it until that ends.'
          : 'You can claim another username instead. Anyone can claim this one as soon as you release it.',
      )}
      confirmLabel={say('Release')}
      danger
      busy={busy}
      onConfirm={() => void confirm()}
    >
      {failure && <Notice tone="danger">{failure}</Notice>}
    </ConfirmDialog>
  )
}
