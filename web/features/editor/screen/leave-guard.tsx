import { lazy } from 'react'
import { LazyPart, MissingDialog } from '../../../components/lazy-part.tsx'
import { whenIdle } from '../../../lib/idle.ts'
import { useLeaveGuard } from '../../../lib/use-leave-guard.ts'
import { say } from '../../../lib/words/say.ts'
import { useUnkeptPictures } from '../batch/use-picture-queue.ts'
import { useDocumentState } from '../state/editor-context.ts'

// Loaded before it is needed: the connection may be gone by then.
const LeaveDialog = lazy(whenIdle(async () => ({ default: (await import('./leave-dialog.tsx')).LeaveDialog })))

/** Asks before the owner leaves unsaved changes behind, or pictures that this device could not keep. */
export function LeaveGuard() {
  const unkept = useUnkeptPictures()
  const blocker = useLeaveGuard(useDocumentState((state) => state.pending.length > 0) || unkept > 0)
  const leaving = blocker.state === 'blocked'
  const stay = () => blocker.reset?.()
  return (
    <LazyPart missing={leaving && <MissingDialog name={say('The dialog about unsaved changes')} onClose={stay} />}>
      <LeaveDialog open={leaving} unkept={unkept} onStay={stay} onLeave={() => blocker.proceed?.()} />
    </LazyPart>
  )
}
