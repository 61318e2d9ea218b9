import {
  browserSessionPersistence,
  indexedDBLocalPersistence,
  setPersistence,
  signInWithEmailAndPassword,
  signOut,
  type User,
} from 'firebase/auth'
import { FirebaseError } from 'firebase/app'
import type { UserProfile } from '@vitrine/common/profile'
import { auth } from '../../lib/auth.ts'
import { say } from '../../lib/words/say.ts'
import { AccountError } from './account-error.ts'
import { loginMessages } from './messages.ts'
import { readProfile } from './profile-store.ts'
import { updateOwnProfile } from './update-profile.ts'

export const cleanEmail = (email: string) => email.trim().toLowerCase()

export interface Credentials {
  email: string
  password: string
  /** Whether the session outlives the browser window. */
  remember: boolean
}

/** Signs in and gives the profile. An account that is not verified, or has no profile, is signed out again. */
export async function signIn(credentials: Credentials): Promise<UserProfile> {
  try {
    const user = await authenticate(credentials)
    const profile = await readProfile(user.uid)
    if (!profile) throw new AccountError(say(loginMessages.profileMissing))
    if (profile.verified) return profile
    if (!user.emailVerified) throw new AccountError(say(loginMessages.unverified), { unverified: true })
    await markVerified(user)
    return { ...profile, verified: true, emailVerified: true }
  } catch (cause) {
    await signOut(auth).catch(() => undefined)
    throw asLoginError(cause)
  }
}

/** Signs in so that the address can be verified: the verify screen needs to know whose it is. */
export async function signInToVerify(credentials: Credentials): Promise<void> {
  await authenticate(credentials).catch((cause: unknown) => {
    throw asLoginError(cause)
  })
}

async function authenticate({ email, password, remember }: Credentials): Promise<User> {
  await setPersistence(auth, remember ? indexedDBLocalPersistence : browserSessionPersistence)
  return (await signInWithEmailAndPassword(auth, cleanEmail(email), password)).user
}

const invalidCredentialCodes = [
  'auth/invalid-credential',
  'auth/wrong-password',
  'auth/user-not-found',
  'auth/invalid-email',
]

function asLoginError(cause: unknown): AccountError {
  if (cause instanceof AccountError) return cause
  const invalid = invalidCredentialCodes.includes(codeOf(cause) ?? '')
  return new AccountError(say(invalid ? loginMessages.invalid : loginMessages.failed), { cause })
}

export const logOut = (): Promise<void> => signOut(auth)

/** The rules believe the token and not the browser, so it has to be a new one. */
export async function markVerified(user: User): Promise<void> {
  await user.getIdToken(true)
  await updateOwnProfile({ verified: true, emailVerified: true, updatedAt: new Date().toISOString() })
}

const codeOf = (error: unknown): string | null => (error instanceof FirebaseError ? error.code : null)
