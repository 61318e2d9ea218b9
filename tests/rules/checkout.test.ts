import { addDoc, collection, deleteDoc, doc, getDoc, getDocs, setDoc, Timestamp, updateDoc } from 'firebase/firestore'
import { beforeEach, describe, it } from 'vitest'
import { TOKEN_MAX_AGE_SECONDS } from '@vitrine/common/payments'
import { expectVerdict, ownerUid, useRules, verdictsFor, type ActorName, type Verdict } from './environment.ts'

const { as, asOwnerWith, pastRules, clear } = useRules('checkout')
const sessionsOf = (actor: ActorName) => collection(as(actor).firestore(), 'customers', ownerUid, 'checkout_sessions')
const accountHolders = ['owner', 'unverified owner'] as const

const request = {
  mode: 'payment',
  price: 'price_1',
  success_url: 'https://vitrine.example/payment-success?session_id={CHECKOUT_SESSION_ID}',
  cancel_url: 'https://vitrine.example/dashboard/editor/p1',
  allow_promotion_codes: true,
  metadata: { portfolioId: 'p1', templateName: 'Creative Studio', type: 'template_purchase' },
}

const store = (...path: [string, ...string[]]) =>
  pastRules((context) => setDoc(doc(context.firestore(), ...path), { url: 'https://checkout.example' }))

beforeEach(clear)

describe('asking for a checkout session', () => {
  it.each(verdictsFor(accountHolders))('by $actor is $verdict', ({ actor, verdict }) =>
    expectVerdict(verdict, addDoc(sessionsOf(actor), request)),
  )

  it.each<[Verdict, number]>([
    ['allowed', TOKEN_MAX_AGE_SECONDS - 20],
    ['denied', TOKEN_MAX_AGE_SECONDS + 1],
    ['denied', 3_500],
  ])('is %s with a token that is %i seconds old', (verdict, age) => {
    const owner = asOwnerWith({ iat: Math.floor(Date.now() / 1000) - age }).firestore()
    return expectVerdict(verdict, addDoc(collection(owner, 'customers', ownerUid, 'checkout_sessions'), request))
  })

  it.each<[Verdict, string, object]>([
    ['allowed', 'known to the payment provider', { stripeId: 'cus_1' }],
    [
      'allowed',
      'that asked far too often some time ago',
      { checkoutsClosedUntil: Timestamp.fromMillis(Date.now() - 1_000) },
    ],
    [
      'denied',
      'that asked far too often just now',
      { checkoutsClosedUntil: Timestamp.fromMillis(Date.now() + 60_000) },
    ],
  ])('is %s for an account %s', async (verdict, _what, customer) => {
    await pastRules((context) => setDoc(doc(context.firestore(), 'customers', ownerUid), customer))
    await expectVerdict(verdict, addDoc(sessionsOf('owner'), request))
  })

  const variants: [Verdict, string, object][] = [
    ['allowed', 'a subscription', { mode: 'subscription' }],
    ['allowed', 'no promotion codes', { allow_promotion_codes: false }],
    ['allowed', 'less metadata', { metadata: { type: 'template_purchase' } }],
    ['denied', 'another mode', { mode: 'setup' }],
    ['denied', 'an empty price', { price: '' }],
    ['denied', 'a price that is no text', { price: 1 }],
    ['denied', 'an endless price', { price: 'x'.repeat(256) }],
    ['denied', 'an endless success_url', { success_url: 'x'.repeat(2_049) }],
    ['denied', 'an endless cancel_url', { cancel_url: 'x'.repeat(2_049) }],
    ['denied', 'a success_url that is no text', { success_url: { href: 'https://vitrine.example' } }],
    ['denied', 'promotion codes as text', { allow_promotion_codes: 'yes' }],
    ['denied', 'metadata that is a list', { metadata: ['p1'] }],
    ['denied', 'further metadata', { metadata: { portfolioId: 'p1', firebaseUserUID: 'eve' } }],
    ['denied', 'metadata that is no text', { metadata: { portfolioId: { id: 'p1' } } }],
    ['denied', 'an endless portfolioId', { metadata: { portfolioId: 'x'.repeat(129) } }],
    ['denied', 'an endless templateName', { metadata: { templateName: 'x'.repeat(121) } }],
    ['denied', 'an endless type', { metadata: { type: 'x'.repeat(61) } }],
    ['denied', 'a session id of its own', { sessionId: 'cs_1' }],
    ['denied', 'a url of its own', { url: 'https://checkout.example' }],
    ['denied', 'an error of its own', { error: { message: 'none' } }],
    ['denied', 'a moment of its own', { created: 0 }],
    ['denied', 'a status of its own', { status: 'complete' }],
    ['denied', 'an amount', { amount: 1 }],
    ['denied', 'line items', { line_items: [{ price: 'price_1' }] }],
  ]
  it.each(variants)('is %s with %s', (verdict, _what, fields) =>
    expectVerdict(verdict, addDoc(sessionsOf('owner'), { ...request, ...fields })),
  )

  const withoutEach: [Verdict, keyof typeof request][] = [
    ['denied', 'mode'],
    ['denied', 'price'],
    ['denied', 'success_url'],
    ['denied', 'cancel_url'],
    ['allowed', 'allow_promotion_codes'],
    ['allowed', 'metadata'],
  ]
  it.each(withoutEach)('is %s without %s', (verdict, field) => {
    const rest = Object.fromEntries(Object.entries(request).filter(([key]) => key !== field))
    return expectVerdict(verdict, addDoc(sessionsOf('owner'), rest))
  })
})

describe('an existing checkout session', () => {
  beforeEach(() => store('customers', ownerUid, 'checkout_sessions', 's1'))

  it.each(verdictsFor(accountHolders))('is for $actor to read: $verdict', ({ actor, verdict }) =>
    expectVerdict(verdict, getDoc(doc(sessionsOf(actor), 's1'))),
  )
  it.each(verdictsFor(accountHolders))('is for $actor to list: $verdict', ({ actor, verdict }) =>
    expectVerdict(verdict, getDocs(sessionsOf(actor))),
  )
  it.each(verdictsFor([]))('is for $actor to change: $verdict', ({ actor, verdict }) =>
    expectVerdict(verdict, updateDoc(doc(sessionsOf(actor), 's1'), { price: 'price_2' })),
  )
  it.each(verdictsFor([]))('is for $actor to replace: $verdict', ({ actor, verdict }) =>
    expectVerdict(verdict, setDoc(doc(sessionsOf(actor), 's1'), request)),
  )
  it.each(verdictsFor([]))('is for $actor to delete: $verdict', ({ actor, verdict }) =>
    expectVerdict(verdict, deleteDoc(doc(sessionsOf(actor), 's1'))),
  )
})

describe('the record of a customer', () => {
  const customerOf = (actor: ActorName) => doc(as(actor).firestore(), 'customers', ownerUid)
  const paymentOf = (actor: ActorName) => doc(customerOf(actor), 'payments', 'pay1')
  beforeEach(async () => {
    await store('customers', ownerUid)
    await store('customers', ownerUid, 'payments', 'pay1')
  })

  it.each(verdictsFor(accountHolders))('is for $actor to read: $verdict', ({ actor, verdict }) =>
    expectVerdict(verdict, getDoc(customerOf(actor))),
  )
  it.each(verdictsFor([]))('is for $actor to list with others: $verdict', ({ actor, verdict }) =>
    expectVerdict(verdict, getDocs(collection(as(actor).firestore(), 'customers'))),
  )
  it.each(verdictsFor([]))('is for $actor to write: $verdict', ({ actor, verdict }) =>
    expectVerdict(verdict, setDoc(customerOf(actor), { stripeId: 'cus_1' })),
  )
  it.each(verdictsFor(accountHolders))('has payments for $actor to read: $verdict', ({ actor, verdict }) =>
    expectVerdict(verdict, getDoc(paymentOf(actor))),
  )
  it.each(verdictsFor(accountHolders))('has subscriptions for $actor to read: $verdict', ({ actor, verdict }) =>
    expectVerdict(verdict, getDoc(doc(customerOf(actor), 'subscriptions', 'sub_1'))),
  )
  it.each(verdictsFor([]))('has subscriptions for $actor to write: $verdict', ({ actor, verdict }) =>
    expectVerdict(verdict, setDoc(doc(customerOf(actor), 'subscriptions', 'sub_1'), { status: 'active' })),
  )
  it.each(verdictsFor([]))('has payments for $actor to write: $verdict', ({ actor, verdict }) =>
    expectVerdict(verdict, setDoc(paymentOf(actor), { status: 'succeeded' })),
  )
  it.each(verdictsFor([]))('has payments for $actor to delete: $verdict', ({ actor, verdict }) =>
    expectVerdict(verdict, deleteDoc(paymentOf(actor))),
  )
})
