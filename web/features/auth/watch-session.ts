// Loaded with import(): it brings the Auth SDK along.
import { onAuthStateChanged, type User } from 'firebase/auth'
import { OWN_ACCOUNT_KEY } from '@vitrine/common/analytics/constants'
import type { UserProfile } from '@vitrine/common/profile'
import { auth } from '../../lib/auth.ts'
import { forgetKept, keptOwner } from '../../lib/kept.ts'
import type { Session } from './context.ts'
import { mergeProfile } from './merge-profile.ts'
import { profileWanted } from './profile-demand.ts'
import { loadSettings } from './settings.ts'

type Change = (update: (session: Session) => Session) => void

/** Keeps a session up to date: who is signed in, and that account's live profile. Returns what ends it. */
export function watchSession(change: Change): () => void {
  let stopProfile = () => {}
  const stopAuth = onAuthStateChanged(auth, (user) => {
    stopProfile()
    stopProfile = () => {}
    const uid = user?.uid ?? null
    change((session) => ({
      user,
      uid,
      profile: uid !== null && session.uid === uid ? session.profile : null,
      loading: uid !== null,
    }))
    markBrowser(uid)
    if (uid === null || uid !== keptOwner()) forgetKept()
    if (user) stopProfile = watchProfile(user, change)
  })
  return () => {
    stopProfile()
    stopAuth()
  }
}

/** Public pages of the account, which are of the same origin, leave its own visits out. */
function markBrowser(uid: string | null): void {
  try {
    if (uid === null) localStorage.removeItem(OWN_ACCOUNT_KEY)
    else localStorage.setItem(OWN_ACCOUNT_KEY, uid)
  } catch {
    // Without storage the account's own visits count as others do.
  }
}

function watchProfile(user: User, change: Change): () => void {
  let ended = false
  let stop = () => {}
  let settings: Partial<UserProfile> | null = null
  let emailCopied = false
  // The live document is always the fresher one: settings only add what it does not have.
  const merge = (live: UserProfile) =>
    change((session) => {
      const profile = mergeProfile(session.profile, { ...settings, ...live })
      return profile === session.profile && !session.loading ? session : { ...session, profile, loading: false }
    })
  const clear = () => change((session) => ({ ...session, profile: null, loading: false }))

  async function listen() {
    await profileWanted()
    const [{ db }, { doc, onSnapshot }] = await Promise.all([
      import('../../lib/firestore.ts'),
      import('firebase/firestore'),
    ])
    if (ended) return
    stop = onSnapshot(
      doc(db, 'users', user.uid),
      (snapshot) => {
        const live = snapshot.data() as UserProfile | undefined
        if (!live) return clear()
        merge(live)
        if (!emailCopied && user.emailVerified && live.email !== user.email) {
          emailCopied = true
          void import('./sync-email.ts').then(
            ({ copyEmailToProfile }) => copyEmailToProfile(user),
            () => undefined,
          )
        }
        void loadSettings(user).then((answer) => {
          settings = answer
          if (!ended) merge(live)
        })
      },
      clear,
    )
  }
  listen().catch(clear)

  return () => {
    ended = true
    stop()
  }
}
