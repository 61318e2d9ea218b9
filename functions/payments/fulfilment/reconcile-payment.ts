import { Timestamp, type Transaction } from 'firebase-admin/firestore'
import type { PaymentState } from '@vitrine/common/payments'
import { transact } from '../../lib/transact.ts'
import { requestLog } from '../../lib/log.ts'
import { deletionRef } from '../../lib/documents/deletion.ts'
import {
  checkoutRef,
  paymentRef,
  purchaseRef,
  stripeEventRef,
  type CheckoutDocument,
  type FollowUp,
  type Order,
  type PaymentDocument,
  type PaymentFacts,
  type PurchaseDocument,
} from '../../lib/documents/customer.ts'
import { unpublishWith } from '../entitlement/unpublish.ts'
import { handledEvent, type ProviderEvent } from './handled-event.ts'
import { mergeFacts, noFacts, stateOf } from './facts.ts'
import { paymentDocument } from './payment-document.ts'

/** Which payment: the account and the document in which it asked for the checkout session. */
export interface PaymentKey {
  uid: string
  checkoutId: string
}

/** What a session says about itself; it must be what we sold. */
export interface SessionClaim {
  sessionId: string
  /** Before discounts. */
  amount: number
  currency: string
}

export interface ReconciledPayment {
  /** Null where there is no such payment of ours. */
  state: PaymentState | null
  followUps: FollowUp[]
}

type TemplateOrder = Extract<Order, { kind: 'template' }>

const ATTEMPTS = 15

/**
 * The one way in which a payment changes anything. In one transaction: what is newly known is added to the payment, what
 * the sum of it grants or takes away follows, and the event that brought it is written down. All callers may come at
 * the same time, twice, and in any order.
 */
export function reconcilePayment(
  key: PaymentKey,
  observed: Partial<PaymentFacts>,
  event: ProviderEvent | null,
  claim?: SessionClaim,
): Promise<ReconciledPayment> {
  return transact((transaction) => reconcile(transaction, key, observed, event, claim), { maxAttempts: ATTEMPTS })
}

async function reconcile(
  transaction: Transaction,
  { uid, checkoutId }: PaymentKey,
  observed: Partial<PaymentFacts>,
  event: ProviderEvent | null,
  claim: SessionClaim | undefined,
): Promise<ReconciledPayment> {
  const payment = (await transaction.get(paymentRef(uid, checkoutId))).data()
  const seen = event !== null && (await transaction.get(stripeEventRef(event.id))).exists
  if (seen && payment) return { state: payment.state, followUps: payment.followUps }
  const [checkout, deletion] = await Promise.all([
    transaction.get(checkoutRef(uid, checkoutId)),
    transaction.get(deletionRef(uid)),
  ])
  const asked = checkout.data()
  if (!asked || deletion.exists) {
    record(transaction, event, seen)
    return { state: null, followUps: returnToSender(observed) }
  }
  const order = orderOf(asked, claim)
  if (!order) {
    requestLog(checkoutId).error(
      'A payment is not what was sold; nothing is granted',
      JSON.stringify({ claim, order: asked.order }),
      { uid },
    )
    record(transaction, event, seen)
    return { state: null, followUps: [] }
  }
  const purchase = (await transaction.get(purchaseRef(uid, order.templateId))).data()
  // A session that only expired has no payment yet, and says so itself.
  const facts = mergeFacts(payment?.facts ?? { ...noFacts, expired: asked.status === 'expired' }, observed)
  const state = stateOf(facts)
  const followUps = [...(payment?.followUps ?? [])]
  const granting = purchase?.paymentId === checkoutId
  if (granting && state !== 'paid') {
    const pages = await unpublishWith(transaction, uid, order.templateId)
    followUps.push({ kind: 'mail', letter: state === 'disputed' ? 'disputed' : 'refunded', about: order.name, pages })
    transaction.delete(purchaseRef(uid, order.templateId))
  } else if (state === 'paid' && !purchase) {
    transaction.set(purchaseRef(uid, order.templateId), purchaseFrom(checkoutId, facts, order))
  } else if (state === 'paid' && !granting && payment?.state !== 'paid') {
    // It was paid for in another tab already.
    followUps.push(...refundOf(facts, 'duplicate'))
  }
  write(transaction, { uid, checkoutId }, { asked, payment, facts, state, followUps, order, claim })
  record(transaction, event, seen)
  return { state, followUps }
}

/** The order that a session belongs to, unless it is not what we sold. */
function orderOf({ order, sessionId }: CheckoutDocument, claim: SessionClaim | undefined): TemplateOrder | null {
  if (order?.kind !== 'template') return null
  if (claim && (claim.amount !== order.amount || claim.currency !== order.currency)) return null
  return claim && sessionId !== undefined && sessionId !== claim.sessionId ? null : order
}

const purchaseFrom = (paymentId: string, facts: PaymentFacts, { currency }: Order): PurchaseDocument => ({
  createdAt: Timestamp.now(),
  paymentId,
  amount: facts.amount,
  currency,
})

const refundOf = ({ paymentIntent }: Partial<PaymentFacts>, reason: 'duplicate' | 'account-gone'): FollowUp[] =>
  paymentIntent ? [{ kind: 'refund', paymentIntent, reason }] : []

/** Money that arrives for an account that is gone goes back. */
const returnToSender = (observed: Partial<PaymentFacts>): FollowUp[] =>
  observed.paid ? refundOf(observed, 'account-gone') : []

interface Change {
  asked: CheckoutDocument
  payment: PaymentDocument | undefined
  facts: PaymentFacts
  state: PaymentState
  followUps: FollowUp[]
  order: TemplateOrder
  claim: SessionClaim | undefined
}

function write(
  transaction: Transaction,
  { uid, checkoutId }: PaymentKey,
  { asked, payment, facts, state, followUps, order, claim }: Change,
): void {
  transaction.update(checkoutRef(uid, checkoutId), {
    status: state,
    ...(claim && !asked.sessionId && { sessionId: claim.sessionId }),
  })
  if (!payment && !hasBegun(facts)) return
  transaction.set(paymentRef(uid, checkoutId), paymentDocument({ before: payment, facts, state, followUps, order }))
}

/** A session that only expired is no payment. */
const hasBegun = ({ paid, processing, failed, amountRefunded, disputes }: PaymentFacts) =>
  paid || processing || failed || amountRefunded > 0 || Object.keys(disputes).length > 0

/** Beside the change it belongs to, so that there is never one without the other. */
function record(transaction: Transaction, event: ProviderEvent | null, seen: boolean): void {
  if (event && !seen) transaction.create(stripeEventRef(event.id), handledEvent(event))
}
