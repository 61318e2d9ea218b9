import * as z from 'zod/mini'
import { paymentStates } from '../payments.ts'
import { planIds, subscriptionStatuses } from '../plans.ts'
import { endpoint } from './endpoint.ts'
import { documentId, noBody, nothing } from './shapes.ts'

/** The id of a session as the payment provider makes them. */
const sessionId = z.string().check(z.regex(/^cs_[A-Za-z0-9_]{1,200}$/))
const sampleSession = { sessionId: 'cs_test_sample' }

export const getPaymentStatus = endpoint({
  method: 'GET',
  path: '/api/portfolios/:id/payment-status',
  access: 'owner',
  summary: 'Whether the portfolio’s template requires payment before publishing, and whether it is paid.',
  params: z.object({ id: documentId }),
  query: nothing,
  body: noBody,
  output: z.object({
    requiresPayment: z.boolean(),
    /** Bought, or part of the account’s plan. */
    isPaid: z.boolean(),
    /** The same as isPaid. */
    paid: z.boolean(),
    canPublish: z.boolean(),
    /** As text, for display; priceCents and currency are authoritative. */
    price: z.string(),
    priceCents: z.int(),
    /** The same as priceCents. */
    amount: z.int(),
    currency: z.string(),
    templateName: z.string(),
    stripePriceId: z.nullable(z.string()),
  }),
  errors: [],
  sample: { params: { id: 'sample-portfolio' }, query: {}, body: undefined },
})

export const verifyPayment = endpoint({
  method: 'POST',
  path: '/api/portfolios/:id/verify-payment',
  access: 'owner',
  liveSession: true,
  summary:
    'Asks the payment provider about a checkout session and grants its purchase. 404 for another account’s session or another portfolio.',
  params: z.object({ id: documentId }),
  query: nothing,
  body: z.strictObject({ sessionId }),
  output: z.object({
    isPaid: z.boolean(),
    /** The same as isPaid. */
    paid: z.boolean(),
    /** The payment arrived and was granted. */
    complete: z.boolean(),
    status: z.enum(paymentStates),
  }),
  errors: ['not-found', 'payment-unavailable'],
  sample: { params: { id: 'sample-portfolio' }, query: {}, body: sampleSession },
})

export const verifyPlan = endpoint({
  method: 'POST',
  path: '/api/account/:uid/plan/verification',
  access: 'self',
  liveSession: true,
  summary: 'Asks the payment provider about a checkout session for a plan and activates the plan.',
  params: z.object({ uid: documentId }),
  query: nothing,
  body: z.strictObject({ sessionId }),
  output: z.object({ plan: z.enum(planIds), status: z.enum(subscriptionStatuses) }),
  errors: ['not-found', 'payment-unavailable'],
  sample: { params: { uid: 'sample-account' }, query: {}, body: sampleSession },
})

export const openBillingPortal = endpoint({
  method: 'POST',
  path: '/api/account/billing-portal',
  access: 'account',
  liveSession: true,
  summary: 'Returns the address of the billing portal.',
  params: nothing,
  query: nothing,
  body: noBody,
  output: z.object({ url: z.string() }),
  errors: ['no-billing-account', 'payment-unavailable'],
  sample: { params: {}, query: {}, body: undefined },
})

export const getReceipt = endpoint({
  method: 'GET',
  path: '/api/account/:uid/payments/:paymentId/receipt',
  access: 'self',
  liveSession: true,
  summary: 'The payment provider’s receipt of a payment; null without one.',
  params: z.object({ uid: documentId, paymentId: documentId }),
  query: nothing,
  body: noBody,
  output: z.object({ url: z.nullable(z.string()) }),
  errors: ['not-found', 'payment-unavailable'],
  sample: { params: { uid: 'sample-account', paymentId: 'sample-payment' }, query: {}, body: undefined },
})
