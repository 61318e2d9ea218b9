import type Stripe from 'stripe'
import { checkoutTypes } from '@vitrine/common/payments'
import type { PaymentFacts } from '../../lib/documents/customer.ts'
import type { PaymentKey, SessionClaim } from './reconcile-payment.ts'

/** The payment that an object of the provider belongs to, or null if it is not one of ours. */
export function paymentKeyOf(metadata: Stripe.Metadata | null): PaymentKey | null {
  const { uid, checkoutId, type } = metadata ?? {}
  return uid && checkoutId && type === checkoutTypes.template ? { uid, checkoutId } : null
}

export const idOf = (reference: string | { id: string } | null | undefined): string | null =>
  typeof reference === 'string' ? reference : (reference?.id ?? null)

export const claimOf = ({ id, amount_subtotal: amount, currency }: Stripe.Checkout.Session): SessionClaim => ({
  sessionId: id,
  amount: amount ?? -1,
  currency: currency ?? '',
})

/** What a session knows of its payment. With a discount of 100 % there is nothing to pay and no payment intent. */
export function factsOfSession({
  status,
  payment_status: paid,
  amount_total: amount,
  payment_intent: intent,
}: Stripe.Checkout.Session): Partial<PaymentFacts> {
  const charge =
    typeof intent === 'object' && intent && typeof intent.latest_charge === 'object' ? intent.latest_charge : null
  return {
    paid: status === 'complete' && paid !== 'unpaid',
    processing: status === 'complete' && paid === 'unpaid',
    expired: status === 'expired',
    amount: amount ?? 0,
    paymentIntent: idOf(intent),
    ...(charge && factsOfCharge(charge)),
  }
}

export const factsOfCharge = ({
  amount,
  amount_refunded: amountRefunded,
  payment_intent: intent,
}: Stripe.Charge): Partial<PaymentFacts> => ({
  amount,
  amountRefunded,
  paymentIntent: idOf(intent),
})

export function factsOfDispute({ id, status }: Stripe.Dispute): Partial<PaymentFacts> {
  // A warning is a question of the bank, and no money has moved.
  if (status.startsWith('warning_')) return {}
  const outcome = status === 'won' ? 'won' : status === 'lost' ? 'lost' : 'open'
  return { disputes: { [id]: outcome } }
}
