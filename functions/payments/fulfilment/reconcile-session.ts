import type Stripe from 'stripe'
import type { PaymentState } from '@vitrine/common/payments'
import { paymentRef } from '../../lib/documents/customer.ts'
import type { Log } from '../../lib/log.ts'
import { runFollowUps } from './follow-up.ts'
import { claimOf, factsOfSession } from './observe.ts'
import { reconcilePayment, type PaymentKey } from './reconcile-payment.ts'

/** Reconciles a payment with what its session says now, without an event; null if the session is not ours. */
export async function reconcileSession(
  key: PaymentKey,
  session: Stripe.Checkout.Session,
  log: Log,
): Promise<PaymentState | null> {
  const { state, followUps } = await reconcilePayment(key, factsOfSession(session), null, claimOf(session))
  await runFollowUps(key.uid, paymentRef(key.uid, key.checkoutId), followUps).catch((error: unknown) =>
    log.error('What follows a payment waits for its next event', error, { checkoutId: key.checkoutId }),
  )
  return state
}
