import type { UserRecord } from 'firebase-admin/auth'
import { Timestamp } from 'firebase-admin/firestore'
import { db } from '../../lib/firebase.ts'
import { wasRefused } from '../../lib/firestore-status.ts'
import { letterHtml, letterText } from '../../lib/mail/layout.tsx'
import { openMailer } from '../../lib/mail/mailer.ts'
import { welcomeLetter } from './welcome-letter.ts'

/** `users/{uid}/mails/welcome`: whoever creates it sends the mail. */
interface SentMail {
  claimedAt: Timestamp
  /** Null while the mail is on its way. */
  sentAt: Timestamp | null
}

/** Sends the welcome mail, at most once for an account. A mail that could not be handed over may be asked for again. */
export async function sendWelcome(account: UserRecord): Promise<void> {
  if (!account.email) return
  const mailer = await openMailer()
  const marker = db().collection('users').doc(account.uid).collection('mails').doc('welcome')
  const claim: SentMail = { claimedAt: Timestamp.now(), sentAt: null }
  try {
    await marker.create(claim)
  } catch (error) {
    if (wasRefused(error, 'already-exists')) return
    throw error
  }
  const letter = welcomeLetter({ name: account.displayName ?? '', verified: account.emailVerified })
  try {
    await mailer.send({ to: account.email, subject: 'Welcome to Vitrine', html: letterHtml(letter), text: letterText(letter) })
  } catch (error) {
    await marker.delete()
    throw error
  }
  await marker.update({ sentAt: Timestamp.now() })
}
