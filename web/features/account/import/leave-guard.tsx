import { useState } from 'react'
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx'
import { useLeaveGuard } from '../../../lib/use-leave-guard.ts'
import type { RunView } from './use-import.ts'

/** Nobody leaves a portfolio behind half brought in without knowing. */
export function LeaveGuard({ view: { isRunning, stop, removeIncomplete } }: { view: RunView }) {
  const [isLeaving, setLeaving] = useState(false)
  const blocker = useLeaveGuard(isRunning)

  async function leave(): Promise<void> {
    setLeaving(true)
    await stop()
    await removeIncomplete()
    setLeaving(false)
    blocker.proceed?.()
  }

  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      onOpenChange={(open) => !open && blocker.reset?.()}
      title="Leave while portfolios are brought in?"
      description="What is on your dashboard already stays. The portfolio under way is taken away again, and the rest is still in your ZIP."
      cancelLabel="Stay"
      confirmLabel="Stop and leave"
      busy={isLeaving}
      onConfirm={() => void leave()}
    />
  )
}
