import { FieldValue, type DocumentReference } from 'firebase-admin/firestore'
import { auth } from '../../lib/auth.ts'
import { wasRefused } from '../../lib/firestore-status.ts'
import { accountMail, sendOnce } from '../../lib/mail/send-once.ts'
import { wordingOfOwner } from '../../lib/owner-words/load.ts'
import { openStripe } from '../../lib/stripe.ts'
import type { FollowUp } from '../../lib/documents/customer.ts'
import { withdrawalEmail } from './emails.ts'

/**
 * Does what a change in the database has to be followed by outside of it, and crosses it off. Whoever is interrupted
 * leaves it written down, and the next delivery of any event of the same payment does it.
 * @param about what the follow-ups are written down in
 */
export async function runFollowUps(
  uid: string,
  about: DocumentReference,
  followUps: readonly FollowUp[],
): Promise<void> {
  for (const followUp of followUps) {
    await (followUp.kind === 'refund' ? refund(followUp) : mail(uid, about.id, followUp))
    await about.update({ followUps: FieldValue.arrayRemove(followUp) }).catch((error: unknown) => {
      // Of an account that is gone nothing was written down.
      if (!wasRefused(error, 'not-found')) throw error
    })
  }
}

async function refund({ paymentIntent, reason }: Extract<FollowUp, { kind: 'refund' }>): Promise<void> {
  const stripe = await openStripe()
  await stripe.refunds
    .create(
      {
        payment_intent: paymentIntent,
        ...(reason === 'duplicate' && { reason: 'duplicate' }),
        metadata: { why: reason },
      },
      { idempotencyKey: `refund-${reason}-${paymentIntent}` },
    )
    .catch((error: unknown) => {
      if (!(error instanceof Error && 'code' in error && error.code === 'charge_already_refunded')) throw error
    })
}

async function mail(uid: string, paymentId: string, followUp: Extract<FollowUp, { kind: 'mail' }>): Promise<void> {
  const { users } = await auth().getUsers([{ uid }])
  const to = users[0]?.email
  const sent =
    !to ||
    (await sendOnce({
      ...accountMail(uid, `${followUp.letter}-${paymentId}`),
      to,
      ...withdrawalEmail(followUp, await wordingOfOwner(uid)),
    }))
  // It stays written down until it is known to be sent.
  if (!sent) throw new Error('Somebody else is sending this mail just now')
}
