import { Timestamp } from 'firebase-admin/firestore'
import { within } from '../deadline.ts'
import { db } from '../firebase.ts'
import { wasRefused } from '../firestore-status.ts'
import { letterHtml, letterText, type Letter } from './layout.tsx'
import { openMailer } from './mailer.ts'

/** `users/{uid}/mails/{name}`: whoever creates it sends the mail. */
interface SentMail {
  claimedAt: Timestamp
  /** Null while the mail is on its way. */
  sentAt: Timestamp | null
}

/** A mail that an account gets at most once under this name. */
export interface OnceMail {
  uid: string
  name: string
  to: string
  subject: string
  letter: Letter
}

/** Sends a mail unless it was sent before. One that could not be handed over may be sent again. */
export async function sendOnce({ uid, name, to, subject, letter }: OnceMail): Promise<void> {
  const mailer = await openMailer()
  const marker = db().collection('users').doc(uid).collection('mails').doc(name)
  const claim: SentMail = { claimedAt: Timestamp.now(), sentAt: null }
  try {
    await marker.create(claim)
  } catch (error) {
    if (wasRefused(error, 'already-exists')) return
    throw error
  }
  try {
    await mailer.send({ to, subject, html: letterHtml(letter), text: letterText(letter) })
  } catch (error) {
    // Even where the time of the request is over: a claim that stays would keep the mail back for ever.
    await within('shared', () => marker.delete())
    throw error
  }
  await marker.update({ sentAt: Timestamp.now() })
}
