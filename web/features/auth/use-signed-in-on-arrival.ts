import { useState } from 'react'
import { useAuth } from './context.ts'

/**
 * Whether somebody was signed in already when the screen opened; null until that is known. Signing in on the screen
 * itself does not change it: what follows then is the screen's own affair.
 */
export function useSignedInOnArrival(): boolean | null {
  const { user, loading } = useAuth()
  const [arrived, setArrived] = useState<boolean | null>(null)
  if (arrived === null && (!loading || user)) setArrived(user !== null)
  return arrived
}
