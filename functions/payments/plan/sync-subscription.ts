import type Stripe from 'stripe'
import { checkoutRef, subscriptionsOf } from '../../lib/documents/customer.ts'
import { runFollowUps } from '../fulfilment/follow-up.ts'
import { idOf } from '../fulfilment/observe.ts'
import type { ProviderEvent } from '../fulfilment/handled-event.ts'
import { syncPlan, type SyncedPlan } from './sync-plan.ts'

/** Brings an account's plan in line with a subscription and runs the follow-ups. @param event that reported it, if any */
export async function syncSubscription(
  uid: string,
  subscriptionId: string,
  event: ProviderEvent | null,
): Promise<SyncedPlan> {
  const synced = await syncPlan(uid, subscriptionId, event)
  await runFollowUps(uid, subscriptionsOf(uid).doc(subscriptionId), synced.followUps)
  return synced
}

/** Does the same for the subscription that a checkout session began; null where it began none. */
export async function syncPlanSession(
  uid: string,
  session: Stripe.Checkout.Session,
  event: ProviderEvent | null,
): Promise<SyncedPlan | null> {
  const subscriptionId = idOf(session.subscription)
  const synced = subscriptionId ? await syncSubscription(uid, subscriptionId, event) : null
  // Last: a process that dies before this leaves the session open, and it is polled again.
  if (session.status !== 'open') await closeCheckout(uid, session)
  return synced
}

/** A closed session is no longer polled. */
async function closeCheckout(uid: string, { metadata, status }: Stripe.Checkout.Session): Promise<void> {
  if (!metadata?.checkoutId) return
  const ref = checkoutRef(uid, metadata.checkoutId)
  if ((await ref.get()).exists) await ref.update({ status: status === 'complete' ? 'paid' : 'expired' })
}
