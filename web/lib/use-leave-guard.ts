import { useEffect } from 'react'
import { useBlocker, type Blocker } from 'react-router-dom'

/** Warns before the tab closes while edits would be lost, and blocks navigation until the user decides. */
export function useLeaveGuard(wouldLose: boolean): Blocker {
  useEffect(() => {
    if (!wouldLose) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [wouldLose])
  return useBlocker(
    ({ currentLocation, nextLocation }) => wouldLose && currentLocation.pathname !== nextLocation.pathname,
  )
}
