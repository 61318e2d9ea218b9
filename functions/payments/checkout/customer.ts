import type Stripe from 'stripe'
import { auth } from '../../lib/auth.ts'
import { customerRef } from '../../lib/documents/customer.ts'

/** The account's customer at the payment provider, made at the first payment. */
export async function customerOf(stripe: Stripe, uid: string): Promise<string> {
  const known = (await customerRef(uid).get()).data()?.stripeId
  if (known) return known
  const { email, displayName } = await auth().getUser(uid)
  // Two checkouts at the same moment get the same customer.
  const { id } = await stripe.customers.create(
    { email, name: displayName, metadata: { uid } },
    { idempotencyKey: `customer-${uid}` },
  )
  await customerRef(uid).set({ stripeId: id }, { merge: true })
  return id
}
