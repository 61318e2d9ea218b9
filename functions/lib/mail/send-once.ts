import { Timestamp, type DocumentReference } from 'firebase-admin/firestore'
import { within } from '../deadline.ts'
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
 * @returns false where somebody else is sending it just now, which may still fail
 */
export async function sendOnce({ uid, name, to, subject, letter }: OnceMail): Promise<boolean> {
  const mailer = await openMailer()
  const marker = db().collection('users').doc(uid).collection('mails').doc(name)
  const state = await claim(marker, Timestamp.now())
  if (state !== 'ours') return state === 'sent'
  try {
    await mailer.send({ id: `${uid} ${name}`, to, subject, html: letterHtml(letter), text: letterText(letter) })
  } catch (error) {
    // Even where the time of the request is over: a claim that stays would keep the mail back for a minute.
    await within('shared', () => marker.delete())
    throw error
  }
  await marker.update({ sentAt: Timestamp.now() })
  return true
}

/** Makes a mail ours to send, unless it was sent or is another's. */
function claim(marker: DocumentReference, now: Timestamp): Promise<'ours' | 'sent' | 'theirs'> {
  return db().runTransaction(async (transaction) => {
    const before = (await transaction.get(marker)).data() as SentMail | undefined
    if (before?.sentAt) return 'sent'
    if (before && before.claimedAt.toMillis() > now.toMillis() - CLAIM_MS) return 'theirs'
    const claimed: SentMail = { claimedAt: now, sentAt: null }
    transaction.set(marker, claimed)
    return 'ours'
  })
}
