import { FirebaseError } from 'firebase/app'
import {
  createUserWithEmailAndPassword,
  deleteUser,
  indexedDBLocalPersistence,
  setPersistence,
  updateProfile,
  type User,
} from 'firebase/auth'
import { newProfile } from '@vitrine/common/profile'
import { auth } from '../../lib/auth.ts'
import { appLanguage } from '../../lib/words/language.ts'
import { say } from '../../lib/words/say.ts'
import { cleanEmail } from './account-actions.ts'
import { AccountError } from './account-error.ts'
import { signUpMessages } from './messages.ts'
import { welcomeAccount } from './new-account.ts'
import { createProfile } from './profile-store.ts'
import { sendVerification } from './verification.ts'

/** Makes the account and its profile and sends the verification link. `mailSent` is false where only that failed. */
export async function signUp(input: { name: string; email: string; password: string }): Promise<{ mailSent: boolean }> {
  const email = cleanEmail(input.email)
  const name = input.name.trim()
  const user = await createAccount(email, input.password)
  try {
    await updateProfile(user, { displayName: name })
    await createProfile(user.uid, newProfile({ email, name, verified: false, language: appLanguage() }))
  } catch (cause) {
    // An account without a profile could neither sign in nor sign up again.
    await deleteUser(user).catch(() => undefined)
    throw new AccountError(say(signUpMessages.failed), { cause })
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
    const inUse = cause instanceof FirebaseError && cause.code === 'auth/email-already-in-use'
    throw new AccountError(say(inUse ? signUpMessages.emailInUse : signUpMessages.failed), { cause })
  }
}
