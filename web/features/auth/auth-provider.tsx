import { startTransition, useEffect, useState, type ReactNode } from 'react'
import { firstScreen } from '../../lib/first-screen.ts'
import { keep, kept, keptOwner } from '../../lib/kept.ts'
import { AuthContext, type Session } from './context.ts'
import { speakFor } from './speak-for.ts'

/** As the app began. Asked again, another tab may have kept an owner meanwhile, and this one would wait for a screen that waits for it. */
const owner = keptOwner()

/** As it was when the app was last open, until the Auth SDK has arrived. */
const expected: Session = {
  user: null,
  uid: owner,
  profile: owner === null ? null : kept(owner, 'profile'),
  loading: true,
}

const signedOut: Session = { user: null, uid: null, profile: null, loading: false }

/**
 * Gives the screens the session. The Auth SDK arrives after the first paint: public screens do not wait for it. The
 * session changes in transitions, as the router does, so that its end is drawn after a navigation that was first; should it
 * be drawn before, RequireSignIn waits for the screen to come.
 */
export function AuthProvider({ children }: { children: ReactNode }) {
  const [session, setSession] = useState(expected)

  useEffect(() => {
    let ended = false
    let stop = () => {}
    const watch = async () => {
      // Where it is known whose screen to show, that comes first.
      if (owner !== null) await firstScreen
      const { watchSession } = await import('./watch-session.ts')
      if (!ended) stop = watchSession((update) => startTransition(() => setSession(update)))
    }
    watch().catch(() => setSession(signedOut))
    return () => {
      ended = true
      stop()
    }
  }, [])

  const { user, profile, loading } = session
  useEffect(() => {
    if (user && profile && !loading) keep(user.uid, 'profile', profile)
  }, [user, profile, loading])

  useEffect(() => {
    if (profile) void speakFor(profile)
  }, [profile])

  return <AuthContext value={session}>{children}</AuthContext>
}
