/** Stripe's objects, reduced to what is read here. Amounts are in minor units, times in seconds. */

export interface Base {
  id: string
  object: string
  created: number
  livemode: false
}

export type Metadata = Record<string, string>

export interface Customer extends Base {
  email: string | null
  name: string | null
  metadata: Metadata
  deleted?: true
}

export interface Product extends Base {
  name: string
  description: string | null
  active: boolean
  metadata: Metadata
}

export interface Price extends Base {
  product: string
  unit_amount: number
  currency: string
  active: boolean
  lookup_key: string | null
  type: 'one_time' | 'recurring'
  recurring: { interval: string; interval_count: number } | null
}

export interface Coupon extends Base {
  percent_off: number | null
  amount_off: number | null
}

export interface PromotionCode extends Base {
  code: string
  coupon: string
  active: boolean
}

export interface Session extends Base {
  mode: 'payment' | 'subscription'
  status: 'open' | 'complete' | 'expired'
  payment_status: 'paid' | 'unpaid' | 'no_payment_required'
  url: string | null
  success_url: string
  cancel_url: string
  amount_subtotal: number
  amount_total: number
  currency: string
  customer: string | null
  client_reference_id: string | null
  allow_promotion_codes: boolean
  metadata: Metadata
  payment_intent: string | null
  subscription: string | null
  expires_at: number
  /** Not in Stripe: line items, the payment's metadata, and why the last card was declined. */
  price: string
  payment_metadata: Metadata
  promotion_code: string | null
  problem: string | null
}

export interface PaymentIntent extends Base {
  amount: number
  amount_received: number
  currency: string
  customer: string | null
  status: 'requires_payment_method' | 'processing' | 'succeeded'
  metadata: Metadata
  latest_charge: string | null
}

export interface Charge extends Base {
  amount: number
  amount_refunded: number
  refunded: boolean
  disputed: boolean
  currency: string
  customer: string | null
  payment_intent: string
  metadata: Metadata
  receipt_url: string
  status: 'succeeded'
}

export interface Refund extends Base {
  amount: number
  currency: string
  charge: string
  payment_intent: string
  reason: string | null
  status: 'succeeded'
  metadata: Metadata
}

export interface Dispute extends Base {
  amount: number
  charge: string
  payment_intent: string
  status: 'needs_response' | 'won' | 'lost'
}

export interface Subscription extends Base {
  customer: string
  status: 'active' | 'past_due' | 'canceled'
  cancel_at_period_end: boolean
  canceled_at: number | null
  metadata: Metadata
  items: {
    object: 'list'
    data: { id: string; object: string; price: string; current_period_end: number; quantity: number }[]
    has_more: false
    url: string
  }
}

export interface PortalSession extends Base {
  customer: string
  return_url: string
  url: string
}

export interface Event extends Base {
  api_version: string
  type: string
  data: { object: Base }
  pending_webhooks: number
  request: { id: null; idempotency_key: null }
}

export interface Kinds {
  customers: Customer
  products: Product
  prices: Price
  coupons: Coupon
  promotionCodes: PromotionCode
  sessions: Session
  intents: PaymentIntent
  charges: Charge
  refunds: Refund
  disputes: Dispute
  subscriptions: Subscription
  portals: PortalSession
}
export type Kind = keyof Kinds

/** Stripe's error response. */
export class Refusal extends Error {
  readonly status: number
  readonly code: string
  readonly type: string

  constructor(status: number, code: string, message: string, type = 'invalid_request_error') {
    super(message)
    this.status = status
    this.code = code
    this.type = type
  }
}
