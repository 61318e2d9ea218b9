import {
  Refusal,
  type Charge,
  type Dispute,
  type PaymentIntent,
  type Refund,
  type Session,
  type Subscription,
} from './objects.ts'
import type { SendReceipt } from './receipts.ts'
import { now, type Store } from './store.ts'
import type { Webhooks } from './webhooks.ts'

const MONTH_SECONDS = 30 * 86_400

/** Actions of payers, banks and the operator, and the events that follow. */
export class Payer {
  readonly #store: Store
  readonly #webhooks: Webhooks
  readonly #origin: string
  readonly #sendReceipt: SendReceipt

  constructor(store: Store, webhooks: Webhooks, origin: string, sendReceipt: SendReceipt) {
    this.#store = store
    this.#webhooks = webhooks
    this.#origin = origin
    this.#sendReceipt = sendReceipt
  }

  /** Pays at once. */
  pay(id: string): Session {
    const session = this.#open(id)
    session.status = 'complete'
    session.url = null
    if (session.mode === 'subscription') return this.#subscribe(session)
    if (session.amount_total === 0) {
      session.payment_status = 'no_payment_required'
      session.payment_intent = null
    } else {
      session.payment_status = 'paid'
      const intent = this.#intentOf(session)
      this.#charge(intent)
      this.#webhooks.emit('payment_intent.succeeded', intent)
    }
    this.#webhooks.emit('checkout.session.completed', session)
    return session
  }

  /** The bank declines the card; the payer may try another. */
  decline(id: string): Session {
    const session = this.#open(id)
    session.problem = 'Your card was declined.'
    if (session.mode === 'payment') this.#webhooks.emit('payment_intent.payment_failed', this.#intentOf(session))
    return session
  }

  /** A delayed payment method, such as a debit or a transfer. */
  payLater(id: string): Session {
    const session = this.#open(id)
    if (session.mode === 'subscription') throw new Refusal(400, 'payment_method_unsupported', 'A plan is paid at once.')
    session.status = 'complete'
    session.url = null
    this.#intentOf(session).status = 'processing'
    this.#webhooks.emit('checkout.session.completed', session)
    return session
  }

  /** A delayed payment succeeds or fails. */
  settle(id: string, arrived: boolean): Session {
    const session = this.#store.get('sessions', id)
    const intent = this.#store.get('intents', session.payment_intent ?? '')
    if (intent.status !== 'processing')
      throw new Refusal(400, 'payment_intent_unexpected_state', 'Nothing is on its way.')
    if (arrived) {
      session.payment_status = 'paid'
      this.#charge(intent)
    } else {
      intent.status = 'requires_payment_method'
    }
    this.#webhooks.emit(
      arrived ? 'checkout.session.async_payment_succeeded' : 'checkout.session.async_payment_failed',
      session,
    )
    return session
  }

  expire(id: string): Session {
    const session = this.#store.get('sessions', id)
    if (session.status !== 'open') {
      throw new Refusal(
        400,
        'resource_invalid_state',
        `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
      )
    }
    session.status = 'expired'
    session.url = null
    this.#webhooks.emit('checkout.session.expired', session)
    return session
  }

  /** Applies a promotion code. */
  discount(id: string, code: string): Session {
    const session = this.#open(id)
    const promotion = this.#store
      .all('promotionCodes')
      .find((known) => known.active && known.code.toLowerCase() === code.trim().toLowerCase())
    if (!session.allow_promotion_codes || !promotion) {
      session.problem = 'This code is invalid.'
      return session
    }
    const { percent_off: percent, amount_off: amount } = this.#store.get('coupons', promotion.coupon)
    session.promotion_code = promotion.id
    session.problem = null
    session.amount_total = Math.max(
      0,
      session.amount_subtotal - Math.round((session.amount_subtotal * (percent ?? 0)) / 100) - (amount ?? 0),
    )
    return session
  }

  refund(intentId: string, amount?: number, more: { reason?: string; metadata?: Record<string, string> } = {}): Refund {
    const intent = this.#store.get('intents', intentId)
    const charge = this.#store.get('charges', intent.latest_charge ?? '')
    const left = charge.amount - charge.amount_refunded
    if (left === 0) throw new Refusal(400, 'charge_already_refunded', `Charge ${charge.id} has already been refunded.`)
    const refunded = amount ?? left
    if (refunded > left || refunded <= 0)
      throw new Refusal(400, 'amount_too_large', 'Refund amount is not what is left of the charge.')
    charge.amount_refunded += refunded
    charge.refunded = charge.amount_refunded === charge.amount
    const refund = this.#store.create('refunds', {
      amount: refunded,
      currency: charge.currency,
      charge: charge.id,
      payment_intent: intent.id,
      reason: more.reason ?? null,
      status: 'succeeded',
      metadata: more.metadata ?? {},
    })
    this.#webhooks.emit('refund.created', refund)
    this.#webhooks.emit('charge.refunded', charge)
    return refund
  }

  dispute(intentId: string): Dispute {
    const intent = this.#store.get('intents', intentId)
    const charge = this.#store.get('charges', intent.latest_charge ?? '')
    charge.disputed = true
    const dispute = this.#store.create('disputes', {
      amount: charge.amount,
      charge: charge.id,
      payment_intent: intent.id,
      status: 'needs_response',
    })
    this.#webhooks.emit('charge.dispute.created', dispute)
    return dispute
  }

  closeDispute(id: string, status: 'won' | 'lost'): Dispute {
    const dispute = this.#store.get('disputes', id)
    dispute.status = status
    this.#webhooks.emit('charge.dispute.closed', dispute)
    return dispute
  }

  changeSubscription(id: string, change: Partial<Pick<Subscription, 'status' | 'cancel_at_period_end'>>): Subscription {
    const subscription = this.#store.get('subscriptions', id)
    if (subscription.status === 'canceled') throw new Refusal(404, 'resource_missing', `No such subscription: '${id}'`)
    Object.assign(subscription, change)
    if (change.status === 'canceled') subscription.canceled_at = now()
    this.#webhooks.emit(
      change.status === 'canceled' ? 'customer.subscription.deleted' : 'customer.subscription.updated',
      subscription,
    )
    return subscription
  }

  deleteCustomer(id: string): void {
    const customer = this.#store.get('customers', id)
    for (const { id: subscription, customer: of, status } of this.#store.all('subscriptions')) {
      if (of === id && status !== 'canceled') this.changeSubscription(subscription, { status: 'canceled' })
    }
    Object.assign(customer, { deleted: true, email: null, name: null })
  }

  #open(id: string): Session {
    const session = this.#store.get('sessions', id)
    if (session.status !== 'open')
      throw new Refusal(400, 'resource_invalid_state', `This Checkout Session is ${session.status}.`)
    session.problem = null
    return session
  }

  /** A session has one payment intent, created on first use. */
  #intentOf(session: Session): PaymentIntent {
    const known = session.payment_intent === null ? undefined : this.#store.find('intents', session.payment_intent)
    const intent =
      known ??
      this.#store.create('intents', {
        amount: session.amount_total,
        amount_received: 0,
        currency: session.currency,
        customer: session.customer,
        status: 'requires_payment_method',
        metadata: { ...session.payment_metadata },
        latest_charge: null,
      })
    intent.amount = session.amount_total
    session.payment_intent = intent.id
    return intent
  }

  #charge(intent: PaymentIntent): Charge {
    intent.status = 'succeeded'
    intent.amount_received = intent.amount
    const charge = this.#store.create('charges', {
      amount: intent.amount,
      amount_refunded: 0,
      refunded: false,
      disputed: false,
      currency: intent.currency,
      customer: intent.customer,
      payment_intent: intent.id,
      metadata: { ...intent.metadata },
      receipt_url: '',
      status: 'succeeded',
    })
    charge.receipt_url = `${this.#origin}/receipts/${charge.id}`
    intent.latest_charge = charge.id
    const email = intent.customer ? this.#store.find('customers', intent.customer)?.email : null
    if (email) this.#sendReceipt(email, charge)
    this.#webhooks.emit('charge.succeeded', charge)
    return charge
  }

  #subscribe(session: Session): Session {
    const end = now() + MONTH_SECONDS
    const subscription = this.#store.create('subscriptions', {
      customer: session.customer ?? '',
      status: 'active',
      cancel_at_period_end: false,
      canceled_at: null,
      metadata: { ...session.payment_metadata },
      items: {
        object: 'list',
        has_more: false,
        url: '/v1/subscription_items',
        data: [
          {
            id: `si_${session.id.slice(-12)}`,
            object: 'subscription_item',
            price: session.price,
            current_period_end: end,
            quantity: 1,
          },
        ],
      },
    })
    session.payment_status = session.amount_total === 0 ? 'no_payment_required' : 'paid'
    session.subscription = subscription.id
    this.#webhooks.emit('customer.subscription.created', subscription)
    this.#webhooks.emit('checkout.session.completed', session)
    return session
  }
}
