import { lazy, Suspense } from 'react'
import { afterwards } from '../../../lib/settled.ts'
import { useLeaveGuard } from '../../../lib/use-leave-guard.ts'
import { useEditorState } from '../state/editor-context.ts'

// It has to be there before it is needed, which may be when the connection is gone.
const LeaveDialog = lazy(afterwards(async () => ({ default: (await import('./leave-dialog.tsx')).LeaveDialog })))

/** Nobody leaves unsaved changes behind without knowing. */
export function LeaveGuard({ kept }: { kept: boolean }) {
  const blocker = useLeaveGuard(useEditorState((state) => state.pending.length > 0))
  return (
    <Suspense>
      <LeaveDialog open={blocker.state === 'blocked'} kept={kept} onStay={() => blocker.reset?.()} onLeave={() => blocker.proceed?.()} />
    </Suspense>
  )
}
