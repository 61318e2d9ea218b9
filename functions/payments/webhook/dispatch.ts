import type Stripe from 'stripe'
import { openStripe } from '../../lib/stripe.ts'
import { paymentRef, type PaymentFacts } from '../../lib/documents/customer.ts'
import { runFollowUps } from '../fulfilment/follow-up.ts'
import { claimOf, factsOfCharge, factsOfDispute, factsOfSession, idOf, paymentKeyOf } from '../fulfilment/observe.ts'
import { reconcilePayment, type SessionClaim } from '../fulfilment/reconcile-payment.ts'
import { planOwnerOf } from '../plan/sync-plan.ts'
import { syncPlanSession, syncSubscription } from '../plan/sync-subscription.ts'

/** Does what an event means. Events of which we know nothing, and those of payments that are not ours, mean nothing. */
export async function dispatch(event: Stripe.Event): Promise<void> {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.expired':
      return session(event, event.data.object, {})
    case 'checkout.session.async_payment_succeeded':
      return session(event, event.data.object, { paid: true })
    case 'checkout.session.async_payment_failed':
      return session(event, event.data.object, { failed: true, processing: false })
    case 'charge.refunded':
      return payment(event, event.data.object.metadata, factsOfCharge(event.data.object))
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
    case 'charge.dispute.funds_reinstated':
    case 'charge.dispute.funds_withdrawn':
      return payment(event, await metadataOfDisputed(event.data.object), factsOfDispute(event.data.object))
    case 'customer.subscription.created':
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
      return plan(event, planOwnerOf(event.data.object.metadata), event.data.object.id)
    default:
      return
  }
}

async function session(event: Stripe.Event, of: Stripe.Checkout.Session, more: Partial<PaymentFacts>): Promise<void> {
  if (of.mode === 'subscription') {
    const uid = planOwnerOf(of.metadata)
    if (uid) await syncPlanSession(uid, of, { id: event.id, type: event.type })
    return
  }
  await payment(event, of.metadata, { ...factsOfSession(of), ...more }, claimOf(of))
}

async function payment(
  event: Stripe.Event,
  metadata: Stripe.Metadata | null,
  facts: Partial<PaymentFacts>,
  claim?: SessionClaim,
): Promise<void> {
  const key = paymentKeyOf(metadata)
  if (!key) return
  const { followUps } = await reconcilePayment(key, facts, { id: event.id, type: event.type }, claim)
  await runFollowUps(key.uid, paymentRef(key.uid, key.checkoutId), followUps)
}

async function plan(event: Stripe.Event, uid: string | null, subscriptionId: string): Promise<void> {
  if (uid) await syncSubscription(uid, subscriptionId, { id: event.id, type: event.type })
}

/** A dispute says which payment it is about, and only that knows what it was for. */
async function metadataOfDisputed({ payment_intent: intent }: Stripe.Dispute): Promise<Stripe.Metadata | null> {
  const id = idOf(intent)
  if (!id) return null
  return (await (await openStripe()).paymentIntents.retrieve(id)).metadata
}
