import { sendEmailVerification, type User } from 'firebase/auth'
import { appRoutes } from '@vitrine/common/routes'
import { auth } from '../../lib/auth.ts'
import { say } from '../../lib/words/say.ts'
import { markVerified } from './account-actions.ts'
import { AccountError } from './account-error.ts'
import { NO_USER } from './messages.ts'

/** Specification 1, section 8. */
export const verifyMessages = {
  sendFailed: 'Failed to send verification email. Please try again.',
  notYet: 'Email not verified yet. Please check your email and click the verification link.',
  checkFailed: 'Failed to check verification status. Please try again.',
  sent: 'Verification email sent! Check your inbox.',
} as const

/** Sends the verification link; it leads back to the verify screen. */
export async function sendVerification(): Promise<void> {
  const user = currentUser()
  try {
    await sendEmailVerification(user, { url: window.location.origin + appRoutes.verify })
  } catch (cause) {
    throw new AccountError(say(verifyMessages.sendFailed), { cause })
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
    throw new AccountError(say(verifyMessages.checkFailed), { cause })
  }
}

function currentUser(): User {
  if (!auth.currentUser) throw new AccountError(say(NO_USER))
  return auth.currentUser
}
