import type { UserRecord } from 'firebase-admin/auth'
import { accountMail, sendOnce } from '../../lib/mail/send-once.ts'
import { welcomeLetter } from './welcome-letter.ts'

/** Sends the welcome mail, at most once for an account. A mail that could not be handed over may be asked for again. */
export async function sendWelcome({ uid, email, displayName, emailVerified }: UserRecord): Promise<void> {
  if (!email) return
  const letter = welcomeLetter({ name: displayName ?? '', verified: emailVerified })
  await sendOnce({ ...accountMail(uid, 'welcome'), to: email, subject: 'Welcome to Vitrine', letter })
}
