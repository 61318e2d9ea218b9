import { lazy, Suspense, useEffect } from 'react'
import { useBlocker } from 'react-router-dom'
import { afterwards } from '../../../lib/settled.ts'
import { useEditorState } from '../state/editor-context.ts'

// It has to be there before it is needed, which may be when the connection is gone.
const LeaveDialog = lazy(afterwards(async () => ({ default: (await import('./leave-dialog.tsx')).LeaveDialog })))

/** Nobody leaves unsaved changes behind without knowing. */
export function LeaveGuard({ kept }: { kept: boolean }) {
  const pending = useEditorState((state) => state.pending.length)
  const blocker = useBlocker(({ currentLocation, nextLocation }) => pending > 0 && currentLocation.pathname !== nextLocation.pathname)

  useEffect(() => {
    if (pending === 0) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [pending])

  return (
    <Suspense>
      <LeaveDialog open={blocker.state === 'blocked'} kept={kept} onStay={() => blocker.reset?.()} onLeave={() => blocker.proceed?.()} />
    </Suspense>
  )
}
