import { paymentMessages, planProductId } from '@vitrine/common/payments'
import { planOf, plans } from '@vitrine/common/plans'
import type { TemplateListing } from '@vitrine/common/templates/listing'
import { db } from '../../lib/firebase.ts'
import { purchaseRef, type CheckoutRequest, type Order } from '../../lib/documents/customer.ts'
import { portfolioRef } from '../../lib/documents/portfolio.ts'
import { entitlement } from '../entitlement/entitlement.ts'
import { CheckoutRefusal } from './refusal.ts'

const priceChanged = 'The price has changed. Please reload the page and try again; nothing was charged.'

/**
 * What a request comes down to by our own catalogue. Of the request only the choice counts; a price that is not the
 * catalogue's is refused, since the payer saw another one.
 * @throws CheckoutRefusal
 */
export const orderFor = (uid: string, request: CheckoutRequest): Promise<Order> =>
  request.mode === 'payment' ? templateOrder(uid, request) : planOrder(uid, request)

async function templateOrder(uid: string, { price, metadata }: CheckoutRequest): Promise<Order> {
  const portfolioId = metadata?.portfolioId
  const portfolio =
    portfolioId && !portfolioId.includes('/') ? (await portfolioRef(portfolioId).get()).data() : undefined
  if (!portfolioId || portfolio?.ownerId !== uid)
    throw new CheckoutRefusal('This portfolio is not in your account. Nothing was charged.')
  const { templateId } = portfolio
  const [listed, purchase, profile] = await Promise.all([
    db().collection('templates').doc(templateId).get(),
    purchaseRef(uid, templateId).get(),
    db().collection('users').doc(uid).get(),
  ])
  const listing = listed.data() as TemplateListing | undefined
  const { free, bought, inPlan } = entitlement({ listing, purchased: purchase.exists, plan: planOf(profile.data()) })
  if (!listing) throw new CheckoutRefusal('This template is not in the store any more. Nothing was charged.')
  const { name, priceCents, currency, stripePriceId } = listing
  if (free) throw new CheckoutRefusal('This template is free: you can publish without paying.')
  if (bought) throw new CheckoutRefusal('You already own this template: you can publish without paying again.')
  if (inPlan) throw new CheckoutRefusal('Your Pro plan includes this template: you can publish without paying.')
  if (!stripePriceId) throw new CheckoutRefusal(paymentMessages.priceIdMissing)
  if (price !== stripePriceId) throw new CheckoutRefusal(priceChanged)
  return { kind: 'template', templateId, portfolioId, priceId: stripePriceId, amount: priceCents, currency, name }
}

async function planOrder(uid: string, { price }: CheckoutRequest): Promise<Order> {
  const { id, name, priceCents, currency } = plans.pro
  const product = db().collection('products').doc(planProductId('pro'))
  const [offered, profile] = await Promise.all([
    product.collection('prices').where('active', '==', true).get(),
    db().collection('users').doc(uid).get(),
  ])
  const current = offered.docs.find(
    (snapshot) => snapshot.get('unit_amount') === priceCents && snapshot.get('currency') === currency,
  )
  if (planOf(profile.data()) === id)
    throw new CheckoutRefusal('You already have Pro. You can manage it in your account.')
  if (!current) throw new CheckoutRefusal(paymentMessages.priceIdMissing)
  if (price !== current.id) throw new CheckoutRefusal(priceChanged)
  return { kind: 'plan', plan: id as 'pro', priceId: current.id, amount: priceCents, currency, name }
}
