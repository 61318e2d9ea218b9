import {
  browserSessionPersistence,
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  deleteUser,
  indexedDBLocalPersistence,
  sendEmailVerification,
  sendPasswordResetEmail,
  setPersistence,
  signInWithEmailAndPassword,
  signOut,
  updateProfile,
  verifyPasswordResetCode,
  type User,
} from 'firebase/auth'
import { FirebaseError } from 'firebase/app'
import { newProfile, type UserProfile } from '@vitrine/common/profile'
import { appRoutes } from '@vitrine/common/routes'
import { auth } from '../../lib/auth.ts'
import { loginMessages, NO_USER, signUpMessages, verifyMessages } from './messages.ts'
import { welcomeAccount } from './new-account.ts'
import { createProfile, readProfile } from './profile-store.ts'
import { updateOwnProfile } from './update-profile.ts'

/** A failure with a message for the person; `unverified` when he has to verify his address first. */
export class AccountError extends Error {
  override readonly name = 'AccountError'
  readonly unverified: boolean

  constructor(message: string, options: { unverified?: boolean; cause?: unknown } = {}) {
    super(message, { cause: options.cause })
    this.unverified = options.unverified ?? false
  }
}

const cleanEmail = (email: string) => email.trim().toLowerCase()

/** Makes the account and its profile and sends the verification link. `mailSent` is false where only that failed. */
export async function signUp(input: { name: string; email: string; password: string }): Promise<{ mailSent: boolean }> {
  const email = cleanEmail(input.email)
  const name = input.name.trim()
  const user = await createAccount(email, input.password)
  try {
    await updateProfile(user, { displayName: name })
    await createProfile(user.uid, newProfile({ email, name, verified: false }))
  } catch (cause) {
    // An account without a profile could neither sign in nor sign up again.
    await deleteUser(user).catch(() => undefined)
    throw new AccountError(signUpMessages.failed, { cause })
  }
  welcomeAccount({ uid: user.uid, email, name })
  const mailSent = await sendVerification().then(
    () => true,
    () => false,
  )
  return { mailSent }
}

async function createAccount(email: string, password: string): Promise<User> {
  try {
    await setPersistence(auth, indexedDBLocalPersistence)
    return (await createUserWithEmailAndPassword(auth, email, password)).user
  } catch (cause) {
    const inUse = codeOf(cause) === 'auth/email-already-in-use'
    throw new AccountError(inUse ? signUpMessages.emailInUse : signUpMessages.failed, { cause })
  }
}

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
    if (!profile) throw new AccountError(loginMessages.profileMissing)
    if (profile.verified) return profile
    if (!user.emailVerified) throw new AccountError(loginMessages.unverified, { unverified: true })
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
  return new AccountError(invalid ? loginMessages.invalid : loginMessages.failed, { cause })
}

export const logOut = (): Promise<void> => signOut(auth)

/** Sends the verification link; it leads back to the verify screen. */
export async function sendVerification(): Promise<void> {
  const user = currentUser()
  try {
    await sendEmailVerification(user, { url: window.location.origin + appRoutes.verify })
  } catch (cause) {
    throw new AccountError(verifyMessages.sendFailed, { cause })
  }
}

/** Asks whether the address has been verified meanwhile, and if so marks the profile. */
export async function checkVerification(): Promise<boolean> {
  try {
    const user = currentUser()
    await user.reload()
    if (!user.emailVerified) return false
    await markVerified(user)
    return true
  } catch (cause) {
    throw new AccountError(verifyMessages.checkFailed, { cause })
  }
}

/** The rules believe the token and not the browser, so it has to be a new one. */
async function markVerified(user: User): Promise<void> {
  await user.getIdToken(true)
  await updateOwnProfile({ verified: true, emailVerified: true, updatedAt: new Date().toISOString() })
}

/** Sends a link to set a new password. That no account has the address is not said. */
export async function requestPasswordReset(email: string): Promise<void> {
  try {
    await sendPasswordResetEmail(auth, cleanEmail(email), { url: window.location.origin + appRoutes.login })
  } catch (error) {
    if (codeOf(error) !== 'auth/user-not-found') throw error
  }
}

/** The address that a reset link's code is for, or null when the code is used, expired or made up. */
export async function resetCodeOwner(code: string): Promise<string | null> {
  try {
    return await verifyPasswordResetCode(auth, code)
  } catch (error) {
    if (isBadCode(error)) return null
    throw error
  }
}

/** Sets the new password. False when the code is used or expired. */
export async function resetPassword(code: string, password: string): Promise<boolean> {
  try {
    await confirmPasswordReset(auth, code, password)
    return true
  } catch (error) {
    if (isBadCode(error)) return false
    throw error
  }
}

const isBadCode = (error: unknown) =>
  ['auth/invalid-action-code', 'auth/expired-action-code', 'auth/user-not-found', 'auth/user-disabled'].includes(
    codeOf(error) ?? '',
  )

function currentUser(): User {
  if (!auth.currentUser) throw new AccountError(NO_USER)
  return auth.currentUser
}

const codeOf = (error: unknown): string | null => (error instanceof FirebaseError ? error.code : null)
