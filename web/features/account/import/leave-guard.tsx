import { useState } from 'react'
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx'
import { useLeaveGuard } from '../../../lib/use-leave-guard.ts'
import { say } from '../../../lib/words/say.ts'
import type { RunView } from './use-import.ts'

/** Warns before leaving while a portfolio is only partly imported. */
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
      title={say('Leave during the import?')}
      description={say(
        'Imported portfolios stay on your dashboard. The current one is removed, and the rest is still in your ZIP.',
      )}
      cancelLabel={say('Stay')}
      confirmLabel={say('Stop and leave')}
      busy={isLeaving}
      onConfirm={() => void leave()}
    />
  )
}
