import { startTransition, useEffect, useState, type ReactNode } from 'react'
import { AuthContext, type Session } from './context.ts'

const unknown: Session = { user: null, profile: null, loading: true }
const signedOut: Session = { user: null, profile: null, loading: false }

/**
 * Gives the screens the session. The Auth SDK arrives after the first paint: public screens do not wait for it. The
 * session changes in transitions, as the router does, so that its end is drawn after a navigation that was first; should it
 * be drawn before, RequireSignIn waits for the screen to come.
 */
export function AuthProvider({ children }: { children: ReactNode }) {
  const [session, setSession] = useState(unknown)

  useEffect(() => {
    let ended = false
    let stop = () => {}
    import('./watch-session.ts').then(
      ({ watchSession }) => {
        if (!ended) stop = watchSession((update) => startTransition(() => setSession(update)))
      },
      () => setSession(signedOut),
    )
    return () => {
      ended = true
      stop()
    }
  }, [])

  return <AuthContext value={session}>{children}</AuthContext>
}
