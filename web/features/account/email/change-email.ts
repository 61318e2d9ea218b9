import { FirebaseError } from 'firebase/app'
import { verifyBeforeUpdateEmail, type User } from 'firebase/auth'
import { appRoutes } from '@vitrine/common/routes'
import { say } from '../../../lib/words/say.ts'
import type { Word } from '../../../lib/words/words.ts'
import { accountMessages } from '../messages.ts'

/** Sends a link to the new address. The address changes when the link is confirmed. @throws Error with a message for people */
export async function requestEmail(user: User, email: string): Promise<void> {
  try {
    await verifyBeforeUpdateEmail(user, email, { url: window.location.origin + appRoutes.login })
  } catch (cause) {
    throw new Error(say(reasonOf(cause)), { cause })
  }
}

function reasonOf(error: unknown): Word {
  switch (error instanceof FirebaseError ? error.code : '') {
    case 'auth/email-already-in-use':
      return accountMessages.emailInUse
    case 'auth/invalid-email':
    case 'auth/invalid-new-email':
      return accountMessages.emailInvalid
    case 'auth/too-many-requests':
      return accountMessages.tooManyAttempts
    default:
      return accountMessages.emailFailed
  }
}
