import { Timestamp } from 'firebase-admin/firestore'
import { checkoutTypes, templateProductId, type PaymentState } from '@vitrine/common/payments'
import { db } from '../../lib/firebase.ts'
import type { FollowUp, Order, PaymentDocument, PaymentFacts } from '../../lib/documents/customer.ts'

interface Written {
  before: PaymentDocument | undefined
  facts: PaymentFacts
  state: PaymentState
  followUps: FollowUp[]
  order: Extract<Order, { kind: 'template' }>
}

const statuses: Record<PaymentState, PaymentDocument['status']> = {
  open: 'processing',
  processing: 'processing',
  paid: 'succeeded',
  refunded: 'succeeded',
  disputed: 'succeeded',
  failed: 'requires_payment_method',
  expired: 'canceled',
}

/** A payment as it is stored: for the extension's client, which gives metadata but no field that it does not know, and for us. */
export function paymentDocument({ before, facts, state, followUps, order }: Written): PaymentDocument {
  const { templateId, portfolioId, name, priceId, currency } = order
  const product = db().collection('products').doc(templateProductId(templateId))
  const succeeded = statuses[state] === 'succeeded'
  return {
    amount: facts.amount,
    amount_capturable: 0,
    amount_received: succeeded ? facts.amount : 0,
    created: before?.created ?? Timestamp.now().seconds,
    currency,
    customer: before?.customer ?? null,
    description: name,
    invoice: null,
    metadata: {
      type: checkoutTypes.template,
      templateId,
      portfolioId,
      templateName: name,
      state,
      amountRefunded: String(facts.amountRefunded),
    },
    payment_method_types: ['card'],
    prices: [product.collection('prices').doc(priceId)],
    status: statuses[state],
    templateId,
    state,
    facts,
    followUps,
  }
}
