import { randomUUID } from 'node:crypto'
import { Timestamp, type DocumentReference } from 'firebase-admin/firestore'
import { withDeadline } from '../deadline.ts'
import { db } from '../firebase.ts'
import { transact } from '../transact.ts'
import { letterHtml, letterText, type Letter } from './layout.tsx'
import { openMailer } from './mailer.ts'

/** A claim on sending one mail: the process that writes it sends the mail. */
interface SentMail {
  /** By this who claimed it knows the claim again: a transaction whose answer was lost is run once more, and finds it there. */
  claim: string
  claimedAt: Timestamp
  /** Null while the mail is on its way. */
  sentAt: Timestamp | null
  expireAt?: Timestamp
}

/** A mail that somebody gets once. */
export interface OnceMail {
  /** What says that it was sent. */
  marker: DocumentReference
  /** When that may be forgotten, where a time-to-live policy does so. */
  expireAt?: Timestamp
  /** By this, mail programs know two to be the same. */
  id: string
  to: string
  subject: string
  letter: Letter
  unsubscribe?: string
}

/** `users/{uid}/mails/{name}`: of what an account gets once in its life. */
export const accountMail = (uid: string, name: string): Pick<OnceMail, 'marker' | 'id'> => ({
  marker: db().collection('users').doc(uid).collection('mails').doc(name),
  id: `${uid} ${name}`,
})

/** Longer than a function runs that sends mails: whoever claimed one before that, and has not sent it, is gone. */
const CLAIM_MS = 60_000

/**
 * Sends a mail unless it was sent before. One that could not be handed over may be sent again, and is when its sender died:
 * better one too many, which mail programs know to be the same, than none.
 * @returns false where somebody else is sending it just now, which may still fail
 */
export async function sendOnce({ marker, expireAt, id, to, subject, letter, unsubscribe }: OnceMail): Promise<boolean> {
  const mailer = await openMailer()
  const own: SentMail = { claim: randomUUID(), claimedAt: Timestamp.now(), sentAt: null, ...(expireAt && { expireAt }) }
  try {
    const state = await claim(marker, own)
    if (state !== 'ours') return state === 'sent'
    await mailer.send({ id, to, unsubscribe, subject, html: letterHtml(letter), text: letterText(letter) })
  } catch (error) {
    await withDeadline('shared', () => release(marker, own))
    throw error
  }
  await withDeadline('shared', () => marker.update({ sentAt: Timestamp.now() }))
  return true
}

/**
 * Gives a mail back, even where the time of the request is over, and where nobody knows whether it became ours: a claim that
 * stays would keep it back for a minute.
 */
const release = (marker: DocumentReference, { claim }: SentMail): Promise<void> =>
  transact(async (transaction) => {
    const before = (await transaction.get(marker)).data() as SentMail | undefined
    if (before?.claim === claim) transaction.delete(marker)
  })

/** Makes a mail ours to send, unless it was sent or is another's. */
function claim(marker: DocumentReference, claimed: SentMail): Promise<'ours' | 'sent' | 'theirs'> {
  return transact(async (transaction) => {
    const before = (await transaction.get(marker)).data() as SentMail | undefined
    if (before?.sentAt) return 'sent'
    if (before?.claim === claimed.claim) return 'ours'
    if (before && before.claimedAt.toMillis() > claimed.claimedAt.toMillis() - CLAIM_MS) return 'theirs'
    transaction.set(marker, claimed)
    return 'ours'
  })
}
