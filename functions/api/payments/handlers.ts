import type Stripe from 'stripe'
import { appRoutes } from '@vitrine/common/routes'
import { priceText } from '@vitrine/common/templates/listing'
import type { Handlers } from '../../http/app.ts'
import { ApiError, notFound, unavailable } from '../../http/api-error.ts'
import { templateListing } from '../templates/listings.ts'
import { ownedBy } from '../portfolios/portfolio.ts'
import { transact } from '../../lib/transact.ts'
import { appOrigin } from '../../lib/env.ts'
import type { Log } from '../../lib/log.ts'
import { isMissing, isStripeError, openStripe, PaymentNotSetUp } from '../../lib/stripe.ts'
import { customerRef, paymentRef } from '../../lib/documents/customer.ts'
import { portfolioRef } from '../../lib/documents/portfolio.ts'
import { entitlement, readEntitlement } from '../../payments/entitlement/entitlement.ts'
import { paymentKeyOf } from '../../payments/fulfilment/observe.ts'
import { pollOpenSessions } from '../../payments/poll-open-sessions.ts'
import { reconcileSession } from '../../payments/fulfilment/reconcile-session.ts'
import { planOwnerOf } from '../../payments/plan/sync-plan.ts'
import { syncPlanSession } from '../../payments/plan/sync-subscription.ts'

type PaymentHandlers = Pick<
  Handlers,
  'getPaymentStatus' | 'verifyPayment' | 'verifyPlan' | 'openBillingPortal' | 'getReceipt'
>

export const paymentHandlers: PaymentHandlers = {
  async getPaymentStatus({ account, params, log }) {
    const { templateId } = ownedBy(account.uid, await portfolioRef(params.id).get())
    const entitled = async () => {
      const facts = await transact((transaction) => readEntitlement(templateId, account.uid, transaction), {
        readOnly: true,
      })
      const { bought, inPlan } = entitlement(facts)
      return bought || inPlan
    }
    const [listing, entitledAlready] = await Promise.all([templateListing(templateId), entitled()])
    const { priceCents, currency, name, stripePriceId } = listing
    const requiresPayment = priceCents > 0
    // The provider's event may be late or lost, so open sessions are polled.
    const isPaid =
      entitledAlready ||
      (requiresPayment && (await pollOpenSessions(account.uid, templateId, log)) && (await entitled()))
    return {
      requiresPayment,
      isPaid,
      paid: isPaid,
      canPublish: !requiresPayment || isPaid,
      price: priceText(listing),
      priceCents,
      amount: priceCents,
      currency,
      templateName: name,
      stripePriceId,
    }
  },

  async verifyPayment({ account, params, body, log }) {
    ownedBy(account.uid, await portfolioRef(params.id).get())
    const session = await asked(log, (stripe) =>
      stripe.checkout.sessions.retrieve(body.sessionId, { expand: ['payment_intent.latest_charge'] }),
    )
    const key = paymentKeyOf(session.metadata)
    if (key?.uid !== account.uid || session.metadata?.portfolioId !== params.id) throw unknownSession()
    const state = await reconcileSession(key, session, log)
    if (state === null) throw unknownSession()
    const isPaid = state === 'paid'
    return { isPaid, paid: isPaid, complete: isPaid, status: state }
  },

  async verifyPlan({ account, body, log }) {
    const session = await asked(log, (stripe) => stripe.checkout.sessions.retrieve(body.sessionId))
    if (planOwnerOf(session.metadata) !== account.uid) throw unknownSession()
    const { plan, status } = (await syncPlanSession(account.uid, session, null)) ?? { plan: 'free', status: 'none' }
    return { plan, status }
  },

  async openBillingPortal({ account, log }) {
    const customer = (await customerRef(account.uid).get()).data()?.stripeId
    if (!customer)
      throw new ApiError('no-billing-account', 'You haven’t paid for anything yet, so there’s nothing to manage.')
    const { url } = await asked(log, (stripe) =>
      stripe.billingPortal.sessions.create({ customer, return_url: appOrigin() + appRoutes.account }),
    )
    return { url }
  },

  async getReceipt({ params, log }) {
    const payment = (await paymentRef(params.uid, params.paymentId).get()).data()
    if (!payment) throw notFound('Payment')
    const { paymentIntent } = payment.facts
    if (!paymentIntent) return { url: null }
    const { latest_charge: charge } = await asked(log, (stripe) =>
      stripe.paymentIntents.retrieve(paymentIntent, { expand: ['latest_charge'] }),
    )
    return { url: typeof charge === 'object' ? (charge?.receipt_url ?? null) : null }
  },
}

const unknownSession = () => notFound('Payment session')

/** An answer of the payment provider. @throws ApiError not-found, payment-unavailable */
async function asked<T>(log: Log, ask: (stripe: Stripe) => Promise<T>): Promise<T> {
  try {
    return await ask(await openStripe())
  } catch (error) {
    if (isMissing(error)) throw unknownSession()
    if (!(error instanceof PaymentNotSetUp) && !isStripeError(error)) throw error
    log.error('The payment provider did not answer', error)
    throw unavailable('The payment provider isn’t responding. Please try again in a moment.', 'payment-unavailable')
  }
}
