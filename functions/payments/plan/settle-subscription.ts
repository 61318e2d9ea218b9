import type Stripe from 'stripe'
import { checkoutRef, subscriptionsOf } from '../../lib/documents/customer.ts'
import { runFollowUps } from '../fulfilment/follow-up.ts'
import { idOf } from '../fulfilment/observe.ts'
import type { EventMark } from '../webhook/event-mark.ts'
import { settlePlan, type SettledPlan } from './settle-plan.ts'

/** Settles what a subscription is now, and does what follows from it. @param event that told of it, if one did */
export async function settleSubscription(
  uid: string,
  subscriptionId: string,
  event: EventMark | null,
): Promise<SettledPlan> {
  const settled = await settlePlan(uid, subscriptionId, event)
  await runFollowUps(uid, subscriptionsOf(uid).doc(subscriptionId), settled.followUps)
  return settled
}

/** Settles what a session for a plan says now; null where it has begun no subscription. */
export async function settlePlanSession(
  uid: string,
  session: Stripe.Checkout.Session,
  event: EventMark | null,
): Promise<SettledPlan | null> {
  const subscriptionId = idOf(session.subscription)
  const settled = subscriptionId ? await settleSubscription(uid, subscriptionId, event) : null
  // Last, so that whoever died on the way finds it open.
  if (session.status !== 'open') await closeCheckout(uid, session)
  return settled
}

/** So that it is not taken for one that somebody could still pay. */
async function closeCheckout(uid: string, { metadata, status }: Stripe.Checkout.Session): Promise<void> {
  if (!metadata?.checkoutId) return
  const ref = checkoutRef(uid, metadata.checkoutId)
  if ((await ref.get()).exists) await ref.update({ status: status === 'complete' ? 'paid' : 'expired' })
}
