import type Stripe from 'stripe'
import { isMissing, openStripe } from '../../lib/stripe.ts'
import { checkoutsOf, customerRef } from '../../lib/documents/customer.ts'
import { expireSession } from './expire-session.ts'

/**
 * Ends what an account that is being deleted has with the payment provider: nobody can pay for it any more, its plan
 * is cancelled, and the provider forgets name and address. Can be run again at any time. What was paid stays in the
 * provider's books, as the law wants it.
 */
export async function leaveProvider(uid: string): Promise<void> {
  const customer = (await customerRef(uid).get()).data()?.stripeId
  if (!customer) return
  const stripe = await openStripe()
  await expireOpenCheckouts(stripe, uid)
  for await (const { id } of stripe.subscriptions.list({ customer }))
    await stripe.subscriptions.cancel(id).catch(unlessMissing)
  await stripe.customers.del(customer).catch(unlessMissing)
}

async function expireOpenCheckouts(stripe: Stripe, uid: string): Promise<void> {
  const open = await checkoutsOf(uid).where('status', '==', 'open').get()
  for (const snapshot of open.docs) {
    const { sessionId } = snapshot.data()
    if (sessionId) await expireSession(stripe, sessionId)
  }
}

function unlessMissing(error: unknown): void {
  if (!isMissing(error)) throw error
}
