import type { Firestore } from 'firebase-admin/firestore'
import type Stripe from 'stripe'
import { planProductId, templateProductId } from '@vitrine/common/payments'
import { plans } from '@vitrine/common/plans'
import { listings } from '@vitrine/templates/listings'

/** Something that is sold. */
interface Offer {
  productId: string
  name: string
  description: string
  amount: number
  currency: string
  monthly: boolean
  /** The listing that names the price. */
  templateId: string | null
}

const offers: readonly Offer[] = [
  ...listings
    .filter(({ priceCents }) => priceCents > 0)
    .map(({ id, name, subtitle, priceCents, currency }) => ({
      productId: templateProductId(id),
      name,
      description: subtitle,
      amount: priceCents,
      currency,
      monthly: false,
      templateId: id,
    })),
  {
    productId: planProductId('pro'),
    name: `Vitrine ${plans.pro.name}`,
    description: plans.pro.includes.join(', '),
    amount: plans.pro.priceCents,
    currency: plans.pro.currency,
    monthly: true,
    templateId: null,
  },
]

/**
 * Writes products and prices to Stripe and to the database, in the shape of Stripe's Firestore extension, for the stand-in
 * and for a real account. Idempotent; a new amount becomes a new price.
 */
export async function syncCatalogue(stripe: Stripe, db: Firestore): Promise<void> {
  for (const offer of offers) {
    await ensureProduct(stripe, offer)
    const price = await ensurePrice(stripe, offer)
    await write(db, offer, price)
  }
}

async function ensureProduct(stripe: Stripe, { productId, name, description, templateId }: Offer): Promise<void> {
  try {
    await stripe.products.retrieve(productId)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'resource_missing')) throw error
    await stripe.products.create({ id: productId, name, description, metadata: templateId ? { templateId } : {} })
  }
}

async function ensurePrice(stripe: Stripe, { productId, amount, currency, monthly }: Offer): Promise<Stripe.Price> {
  // Prices are immutable and their ids cannot be chosen; the lookup key identifies them.
  const key = `${productId}-${amount}-${currency}`
  const [known] = (await stripe.prices.list({ lookup_keys: [key], active: true })).data
  return (
    known ??
    stripe.prices.create({
      product: productId,
      unit_amount: amount,
      currency,
      lookup_key: key,
      ...(monthly && { recurring: { interval: 'month' } }),
    })
  )
}

async function write(
  db: Firestore,
  { productId, name, description, amount, currency, monthly, templateId }: Offer,
  { id }: Stripe.Price,
): Promise<void> {
  const product = db.collection('products').doc(productId)
  const batch = db.batch()
  batch.set(product, {
    active: true,
    name,
    description,
    role: null,
    images: [],
    metadata: templateId ? { templateId } : {},
  })
  for (const stored of await product.collection('prices').listDocuments())
    if (stored.id !== id) batch.update(stored, { active: false })
  batch.set(product.collection('prices').doc(id), {
    active: true,
    currency,
    unit_amount: amount,
    description: null,
    type: monthly ? 'recurring' : 'one_time',
    interval: monthly ? 'month' : null,
    interval_count: monthly ? 1 : null,
    trial_period_days: null,
  })
  if (templateId) batch.update(db.collection('templates').doc(templateId), { stripePriceId: id })
  await batch.commit()
}
