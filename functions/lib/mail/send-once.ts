import { Timestamp, type DocumentReference } from 'firebase-admin/firestore'
import { db } from '../firebase.ts'
import { letterHtml, letterText, type Letter } from './layout.tsx'
import { openMailer } from './mailer.ts'

/** `users/{uid}/mails/{name}`: whoever writes it sends the mail. */
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

/** Longer than a function runs that sends mails: whoever claimed one before that, and has not sent it, is gone. */
const CLAIM_MS = 60_000

/**
 * Sends a mail unless it was sent before. One that could not be handed over may be sent again, and is when its sender died:
 * better one too many, which mail programs know to be the same, than none.
 * @throws Error where it was not sent, or nobody can know yet
 */
export async function sendOnce({ uid, name, to, subject, letter }: OnceMail): Promise<void> {
  const mailer = await openMailer()
  const marker = db().collection('users').doc(uid).collection('mails').doc(name)
  if (!(await claim(marker, Timestamp.now()))) return
  try {
    await mailer.send({ id: `${uid} ${name}`, to, subject, html: letterHtml(letter), text: letterText(letter) })
  } catch (error) {
    await marker.delete()
    throw error
  }
  await marker.update({ sentAt: Timestamp.now() })
}

/** False where the mail was sent. @throws Error where somebody is sending it just now, which may still fail */
function claim(marker: DocumentReference, now: Timestamp): Promise<boolean> {
  return db().runTransaction(async (transaction) => {
    const before = (await transaction.get(marker)).data() as SentMail | undefined
    if (before?.sentAt) return false
    if (before && before.claimedAt.toMillis() > now.toMillis() - CLAIM_MS) throw new Error('Somebody else is sending this mail')
    const claimed: SentMail = { claimedAt: now, sentAt: null }
    transaction.set(marker, claimed)
    return true
  })
}
