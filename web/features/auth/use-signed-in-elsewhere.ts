import { useState } from 'react'
import type { User } from 'firebase/auth'
import { useAuth } from './context.ts'

/**
 * Whether somebody has signed in elsewhere: before the screen opened, or in another tab since. Where it goes on from signing in on the
 * screen itself is that action's own affair.
 * @param isActing whether the screen is signing somebody in
 */
export function useSignedInElsewhere(isActing: boolean): boolean {
  const { user } = useAuth()
  const [seen, setSeen] = useState<User | null>(null)
  const [goesOn, setGoesOn] = useState(false)
  if (user !== seen) {
    setSeen(user)
    if (user && !isActing) setGoesOn(true)
  }
  return goesOn
}
