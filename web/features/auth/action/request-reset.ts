import { FirebaseError } from 'firebase/app'
import { sendPasswordResetEmail } from 'firebase/auth'
import { appRoutes } from '@vitrine/common/routes'
import { auth } from '../../../lib/auth.ts'
import { cleanEmail } from '../account-actions.ts'

/** Sends a link to set a new password. It does not tell whether the address has an account. */
export async function requestPasswordReset(email: string): Promise<void> {
  try {
    await sendPasswordResetEmail(auth, cleanEmail(email), { url: window.location.origin + appRoutes.login })
  } catch (error) {
    if (!(error instanceof FirebaseError && error.code === 'auth/user-not-found')) throw error
  }
}
