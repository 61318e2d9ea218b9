import { lazy } from 'react'
import { LazyPart, MissingDialog } from '../../../components/lazy-part.tsx'
import { afterwards } from '../../../lib/settled.ts'
import { useLeaveGuard } from '../../../lib/use-leave-guard.ts'
import { useEditorState } from '../state/editor-context.ts'

// It has to be there before it is needed, which may be when the connection is gone.
const LeaveDialog = lazy(afterwards(async () => ({ default: (await import('./leave-dialog.tsx')).LeaveDialog })))

/** Nobody leaves unsaved changes behind without knowing. */
export function LeaveGuard({ kept }: { kept: boolean }) {
  const blocker = useLeaveGuard(useEditorState((state) => state.pending.length > 0))
  const leaving = blocker.state === 'blocked'
  const stay = () => blocker.reset?.()
  return (
    <LazyPart
      missing={leaving && <MissingDialog name="The question whether to leave what is not saved" onClose={stay} />}
    >
      <LeaveDialog open={leaving} kept={kept} onStay={stay} onLeave={() => blocker.proceed?.()} />
    </LazyPart>
  )
}
