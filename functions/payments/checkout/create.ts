import { Timestamp } from 'firebase-admin/firestore'
import type Stripe from 'stripe'
import { checkoutTypes, TOKEN_MAX_AGE_SECONDS } from '@vitrine/common/payments'
import { auth } from '../../lib/auth.ts'
import { ownOrigins } from '../../lib/env.ts'
import { wasRefused } from '../../lib/firestore-status.ts'
import { requestLog } from '../../lib/log.ts'
import { isStripeError, openStripe, PaymentNotSetUp } from '../../lib/stripe.ts'
import {
  checkoutRef,
  checkoutsOf,
  type CheckoutDocument,
  type CheckoutRequest,
  type Order,
} from '../../lib/documents/customer.ts'
import { expireSession } from '../provider/expire-session.ts'
import { customerOf } from './customer.ts'
import { limitCheckouts } from './limits.ts'
import { orderFor } from './order.ts'
import { CheckoutRefusal } from './refusal.ts'
import { readCheckoutRequest } from './request.ts'

const notAnswering = 'The payment provider does not answer just now. Nothing was charged. Please try again in a moment.'
const notSetUp = 'Card payment is not set up on this site yet. Nothing was charged.'

const closed = 'This account is closed, so nothing can be bought with it. Nothing was charged.'
const justEnded =
  'Your password or sign-in was changed a moment ago. Please wait two minutes and try again; nothing was charged.'
/** Within this time of its creation an account's first session begins, before which there is none to end. */
const SIGN_UP_MS = 5_000

/** How long a request stays that was refused. */
const REFUSED_MS = 86_400_000

/**
 * Answers a checkout session's document: with the session's id and address, or with an error in words for the payer.
 * Run again for the same document, which happens when it was interrupted, it comes to the same session.
 */
export async function createCheckout(uid: string, id: string): Promise<void> {
  const ref = checkoutRef(uid, id)
  const snapshot = await ref.get()
  const stored = snapshot.data()
  if (!stored || !snapshot.createTime || stored.url || stored.error) return
  const answer = await answerTo(uid, id, stored, snapshot.createTime)
  try {
    await ref.update({ ...answer })
  } catch (error) {
    // The account was deleted in the meantime: nobody must be able to pay for it.
    if (!wasRefused(error, 'not-found')) throw error
    if (answer.sessionId) await expireSession(await openStripe(), answer.sessionId)
  }
}

type Answer = Pick<CheckoutDocument, 'order' | 'sessionId' | 'url' | 'created' | 'status' | 'error' | 'expireAt'>

const refused = (message: string): Answer => ({
  error: { message },
  expireAt: Timestamp.fromMillis(Date.now() + REFUSED_MS),
})

async function answerTo(uid: string, id: string, stored: CheckoutDocument, askedAt: Timestamp): Promise<Answer> {
  const log = requestLog(id)
  try {
    const request = readCheckoutRequest(stored, ownOrigins())
    await requireOpenAccount(uid, askedAt)
    await limitCheckouts(uid, Date.now())
    const order = await orderFor(uid, request)
    const stripe = await openStripe()
    // Written before there is anything to pay, so that no payment can come without it.
    await checkoutRef(uid, id).update({ order })
    await expireEarlier(stripe, uid, id, order)
    const session = await stripe.checkout.sessions.create(await sessionParameters(stripe, uid, id, request, order), {
      idempotencyKey: id,
    })
    if (!session.url) throw new CheckoutRefusal(notAnswering)
    return {
      sessionId: session.id,
      url: session.url,
      created: Timestamp.fromMillis(session.created * 1000),
      status: 'open',
    }
  } catch (error) {
    if (error instanceof CheckoutRefusal) return refused(error.message)
    log.error('A checkout session could not be made', error, { uid })
    if (error instanceof PaymentNotSetUp) return refused(notSetUp)
    // The buyer is waiting: fail now rather than let the event be delivered again later.
    if (isStripeError(error)) return refused(notAnswering)
    throw error
  }
}

/**
 * The rules cannot see that an account was disabled or that its sessions were ended, but they take only new tokens. Where
 * sessions were ended longer ago than that, the token is of one that was begun since; else nobody can tell.
 * @throws CheckoutRefusal
 */
async function requireOpenAccount(uid: string, askedAt: Timestamp): Promise<void> {
  const {
    users: [user],
  } = await auth().getUsers([{ uid }])
  if (user?.disabled !== false) throw new CheckoutRefusal(closed)
  const endedAt = Date.parse(user.tokensValidAfterTime ?? user.metadata.creationTime)
  const wasEnded = endedAt > Date.parse(user.metadata.creationTime) + SIGN_UP_MS
  if (wasEnded && endedAt > askedAt.toMillis() - TOKEN_MAX_AGE_SECONDS * 1000) throw new CheckoutRefusal(justEnded)
}

async function sessionParameters(
  stripe: Stripe,
  uid: string,
  id: string,
  request: CheckoutRequest,
  order: Order,
): Promise<Stripe.Checkout.SessionCreateParams> {
  const metadata = {
    uid,
    checkoutId: id,
    ...(order.kind === 'template'
      ? {
          type: checkoutTypes.template,
          templateId: order.templateId,
          portfolioId: order.portfolioId,
          templateName: order.name,
        }
      : { type: checkoutTypes.plan, plan: order.plan }),
  }
  return {
    mode: request.mode,
    customer: await customerOf(stripe, uid),
    client_reference_id: uid,
    line_items: [{ price: order.priceId, quantity: 1 }],
    allow_promotion_codes: request.allow_promotion_codes ?? true,
    success_url: request.success_url,
    cancel_url: request.cancel_url,
    metadata,
    // Refunds and disputes name the payment, not the session: it has to say for itself what it was for.
    ...(order.kind === 'template' ? { payment_intent_data: { metadata } } : { subscription_data: { metadata } }),
  }
}

/** Closes what is still open for the same thing, so that nobody pays for it twice in two tabs. */
async function expireEarlier(stripe: Stripe, uid: string, id: string, order: Order): Promise<void> {
  const open = await checkoutsOf(uid).where('status', '==', 'open').get()
  const earlier = open.docs.filter((snapshot) => snapshot.id !== id && isSame(snapshot.data().order, order))
  await Promise.all(
    earlier.map(async (snapshot) => {
      const { sessionId } = snapshot.data()
      if (sessionId) await expireSession(stripe, sessionId)
    }),
  )
}

const isSame = (a: Order | undefined, b: Order) =>
  a?.kind === 'template' && b.kind === 'template' ? a.templateId === b.templateId : a?.kind === b.kind
