import type { UserRecord } from 'firebase-admin/auth'
import { limiter } from '../../lib/limiter.ts'
import { mailboxOf, UNCONFIRMED_MAILS } from '../../lib/mail/mailbox.ts'
import { accountMail, sendOnce } from '../../lib/mail/send-once.ts'
import { wordingOfOwner } from '../../lib/owner-words/load.ts'
import { welcomeLetter } from './welcome-letter.ts'

/**
 * Sends the welcome mail, at most once for an account. A mail that could not be handed over may be asked for again.
 * Until the address is confirmed it may be anybody's: such mails are limited by mailbox, and repeat no name.
 */
export async function sendWelcome({ uid, email, displayName, emailVerified }: UserRecord): Promise<void> {
  if (!email) return
  const mail = accountMail(uid, 'welcome')
  if (!emailVerified && !(await mail.marker.get()).exists) {
    if (!(await limiter.allows(UNCONFIRMED_MAILS, mailboxOf(email), Date.now()))) return
  }
  const wording = await wordingOfOwner(uid)
  const letter = welcomeLetter({ name: emailVerified ? (displayName ?? '') : '', verified: emailVerified }, wording)
  await sendOnce({ ...mail, to: email, subject: wording.say('Welcome to Vitrine'), letter })
}
