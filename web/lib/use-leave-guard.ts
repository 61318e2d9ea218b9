import { useEffect } from 'react'
import { useBlocker, type Blocker } from 'react-router-dom'

/** Asks before the tab is closed while something would be lost, and holds back the way to another screen until somebody has decided. */
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
