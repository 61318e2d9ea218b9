import type { CollectionReference, DocumentData, DocumentReference, Timestamp } from 'firebase-admin/firestore'
import type { PaymentState } from '@vitrine/common/payments'
import type { PlanId, SubscriptionStatus } from '@vitrine/common/plans'
import type { TemplateId } from '@vitrine/common/templates/ids'
import { db } from '../firebase.ts'

/* customers/{uid} and what is below it: the contract of Stripe's Firestore extension, and what we need beside it. */

/** `customers/{uid}` */
export interface CustomerDocument {
  /** The customer at the payment provider, once there is one. */
  stripeId?: string
  /** Until then the rules take no requests for checkouts: there were far too many. */
  checkoutsClosedUntil?: Timestamp
}

/** What a browser asks for. It is not to be believed: see `payments/checkout`. */
export interface CheckoutRequest {
  mode: 'payment' | 'subscription'
  price: string
  success_url: string
  cancel_url: string
  allow_promotion_codes?: boolean
  metadata?: { portfolioId?: string; templateName?: string; type?: string }
}

/** What is really sold, looked up by us before the payment provider is asked. */
export type Order = { priceId: string; amount: number; currency: string; name: string } & (
  | { kind: 'template'; templateId: TemplateId; portfolioId: string }
  | { kind: 'plan'; plan: Exclude<PlanId, 'free'> }
)

/** `customers/{uid}/checkout_sessions/{id}` */
export interface CheckoutDocument extends CheckoutRequest {
  order?: Order
  sessionId?: string
  url?: string
  created?: Timestamp
  status?: PaymentState
  error?: { message: string }
  /** When Firestore removes it: a request that was refused leads to no payment. */
  expireAt?: Timestamp
}

/** Something that has to happen outside of the database; it stays written down until it has. */
export type FollowUp =
  | { kind: 'refund'; paymentIntent: string; reason: 'duplicate' | 'account-gone' }
  | { kind: 'mail'; letter: 'refunded' | 'disputed' | 'plan-ended'; about: string; pages: string[] }

/** What is known of a payment. Facts are only ever added: see `payments/fulfilment/facts`. */
export interface PaymentFacts {
  paid: boolean
  processing: boolean
  failed: boolean
  expired: boolean
  /** What was charged, after discounts; 0 while it is not known. */
  amount: number
  amountRefunded: number
  disputes: Record<string, 'open' | 'won' | 'lost'>
  paymentIntent: string | null
}

/** `customers/{uid}/payments/{id of the checkout session's document}` */
export interface PaymentDocument {
  /** The fields that the extension's client reads; `created` is in seconds there. */
  amount: number
  amount_capturable: number
  amount_received: number
  created: number
  currency: string
  customer: string | null
  description: string | null
  invoice: string | null
  metadata: Record<string, string>
  payment_method_types: string[]
  prices: DocumentReference[]
  status: 'succeeded' | 'processing' | 'requires_payment_method' | 'canceled'
  /** Ours. */
  templateId: TemplateId
  state: PaymentState
  facts: PaymentFacts
  followUps: FollowUp[]
}

/** `customers/{uid}/subscriptions/{id at the payment provider}` */
export interface SubscriptionDocument {
  status: string
  plan: Exclude<PlanId, 'free'>
  /** What `status` means to us. */
  standing: SubscriptionStatus
  created: Timestamp
  current_period_end: Timestamp | null
  cancel_at_period_end: boolean
  /** When it ends, because it was cancelled; null while it goes on. */
  cancel_at: Timestamp | null
  followUps: FollowUp[]
}

/** `users/{uid}/purchases/{templateId}`: what the account may publish with because it was paid for. */
export interface PurchaseDocument {
  createdAt: Timestamp
  /** The payment that it comes from. */
  paymentId: string
  amount: number
  currency: string
}

/** `stripeEvents/{id}`: written together with what the event changed. A time-to-live policy on `expireAt` removes it. */
export interface StripeEventDocument {
  type: string
  handledAt: Timestamp
  expireAt: Timestamp
}

type Ref<T> = DocumentReference<T, DocumentData>

export const customerRef = (uid: string) => db().collection('customers').doc(uid) as Ref<CustomerDocument>
export const checkoutsOf = (uid: string) =>
  customerRef(uid).collection('checkout_sessions') as CollectionReference<CheckoutDocument, DocumentData>
export const checkoutRef = (uid: string, id: string): Ref<CheckoutDocument> => checkoutsOf(uid).doc(id)
export const paymentRef = (uid: string, id: string) =>
  customerRef(uid).collection('payments').doc(id) as Ref<PaymentDocument>
export const subscriptionsOf = (uid: string) =>
  customerRef(uid).collection('subscriptions') as CollectionReference<SubscriptionDocument, DocumentData>
export const purchaseRef = (uid: string, templateId: string) =>
  db().collection('users').doc(uid).collection('purchases').doc(templateId) as Ref<PurchaseDocument>
export const stripeEventRef = (id: string) => db().collection('stripeEvents').doc(id) as Ref<StripeEventDocument>
