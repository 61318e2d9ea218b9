import { FirebaseError } from 'firebase/app'
import {
  EmailAuthProvider,
  reauthenticateWithCredential,
  updatePassword,
  updateProfile,
  type User,
} from 'firebase/auth'
import { say } from '../../lib/words/say.ts'
import type { Word } from '../../lib/words/words.ts'
import { updateOwnProfile } from '../auth/index.ts'
import { accountMessages } from './messages.ts'

/** Whether the account signs in with a password of ours, and not only with Google. */
export const hasPassword = (user: User): boolean =>
  user.providerData.some(({ providerId }) => providerId === EmailAuthProvider.PROVIDER_ID)

/**
 * Gives the account another name, in the sign-in and in the profile. The profile comes last: it is what the screens show,
 * so a name that did not get that far is still to be saved.
 */
export async function changeName(user: User, name: string): Promise<void> {
  await updateProfile(user, { displayName: name })
  await updateOwnProfile({ name, namelower: name.toLowerCase() })
}

/** A proof that failed for a reason that the person can do something about. */
export class ProofError extends Error {
  override readonly name = 'ProofError'
}

/** Proves that the person knows the password. @throws ProofError */
export async function provePassword(user: User, password: string): Promise<void> {
  try {
    await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', password))
  } catch (cause) {
    throw new ProofError(say(reasonOf(cause)), { cause })
  }
}

/** @throws ProofError when the current password is wrong */
export async function changePassword(user: User, current: string, next: string): Promise<void> {
  await provePassword(user, current)
  await updatePassword(user, next)
}

function reasonOf(error: unknown): Word {
  const code = error instanceof FirebaseError ? error.code : ''
  if (['auth/invalid-credential', 'auth/wrong-password', 'auth/invalid-login-credentials'].includes(code))
    return accountMessages.wrongPassword
  return code === 'auth/too-many-requests' ? accountMessages.tooManyAttempts : accountMessages.reauthenticationFailed
}
