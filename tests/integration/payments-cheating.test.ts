import { beforeAll, describe, expect, it } from 'vitest'
import { verifyPayment } from '@vitrine/common/api/payments'
import { TOKEN_MAX_AGE_SECONDS } from '@vitrine/common/payments'
import { createPortfolio, deletePortfolio, publishPortfolio, restorePortfolio } from '@vitrine/common/api/portfolios'
import { attachUsername, claimUsername } from '@vitrine/common/api/usernames'
import { webhookAddress } from '../../local/stripe/settings.ts'
import { makeOlder, signedInAgo } from '../support/accounts.ts'
import { adminAuth, adminFirestore } from '../support/admin.ts'
import { call, succeed } from '../support/api.ts'
import { addresses, ports } from '../support/env.ts'
import {
  act,
  askForCheckout,
  control,
  createBuyer,
  deliver,
  eventOf,
  heldEvents,
  holdEvents,
  openSession,
  priceOf,
  requestFor,
  sessionAtProvider,
  until,
  type Buyer,
} from '../support/payments.ts'

let buyer: Buyer
let other: Buyer
beforeAll(async () => {
  ;[buyer, other] = await Promise.all([createBuyer(), createBuyer()])
})

const purchasesOf = async ({ uid }: Buyer) => (await adminFirestore().collection(`users/${uid}/purchases`).get()).size
const requestsNaming = (text: string) => control<unknown[]>(`requests?match=${text}`)

describe('a checkout session is refused without a call to the provider', () => {
  const attempts: [string, string, () => Promise<object>][] = [
    [
      'at the price of a cheaper template',
      'The price has changed.',
      async () => {
        const expensive = await succeed(createPortfolio, {
          token: buyer.token,
          body: { templateId: 'portfolio-v7-victorian-detective' },
        })
        return requestFor(buyer, { metadata: { portfolioId: expensive.id } })
      },
    ],
    ['at a price of its own', 'The price has changed.', () => requestFor(buyer, { price: 'price_of_my_own' })],
    ['at the price of the plan', 'The price has changed.', async () => requestFor(buyer, { price: await planPrice() })],
    [
      'for the plan at the price of a template',
      'The price has changed.',
      () => requestFor(buyer, { mode: 'subscription' }),
    ],
    [
      'for another account’s portfolio',
      'This portfolio is not in your account.',
      () => requestFor(buyer, { metadata: { portfolioId: other.portfolioId } }),
    ],
    [
      'for a portfolio that does not exist',
      'This portfolio is not in your account.',
      () => requestFor(buyer, { metadata: { portfolioId: 'none' } }),
    ],
    [
      'for a path in place of a portfolio',
      'This portfolio is not in your account.',
      () => requestFor(buyer, { metadata: { portfolioId: `../users/${other.uid}` } }),
    ],
    ['for no portfolio', 'This portfolio is not in your account.', () => requestFor(buyer, { metadata: {} })],
    [
      'with a way back to another site',
      'This payment would not lead back to our site',
      () => requestFor(buyer, { success_url: 'https://evil.example/?s={CHECKOUT_SESSION_ID}' }),
    ],
    [
      'with a way back to something that looks like this site',
      'This payment would not lead back to our site',
      () => requestFor(buyer, { cancel_url: `${addresses.hosting}@evil.example/` }),
    ],
    [
      'for a free template',
      'This template is free',
      async () => {
        const free = await succeed(createPortfolio, { token: buyer.token, body: { templateId: 'developer-pro' } })
        return requestFor(buyer, { metadata: { portfolioId: free.id } })
      },
    ],
  ]
  it.each(attempts)('%s', async (_what, message, request) => {
    const answer = await askForCheckout(buyer.uid, await request())
    expect(answer.error?.message).toContain(message)
    expect([answer.url, answer.sessionId, answer.status]).toEqual([undefined, undefined, undefined])
    expect(await requestsNaming(answer.id)).toEqual([])
  })
})

it.each([
  ['disabled', ({ uid }: Buyer) => adminAuth().updateUser(uid, { disabled: true })],
  ['deleted', ({ uid }: Buyer) => adminAuth().deleteUser(uid)],
])('an account that was %s cannot buy, although its token is still valid', async (_what, close) => {
  const closed = await createBuyer()
  await close(closed)
  const template = await askForCheckout(closed.uid, await requestFor(closed))
  const plan = await askForCheckout(
    closed.uid,
    await requestFor(closed, { mode: 'subscription', price: await planPrice() }),
  )
  for (const { id, error, url, sessionId } of [template, plan]) {
    expect(error?.message).toContain('This account is closed')
    expect([url, sessionId]).toEqual([undefined, undefined])
    expect(await requestsNaming(id)).toEqual([])
  }
})

it('a token of a revoked session cannot buy; buying works again once such tokens are too old', async () => {
  const ended = await createBuyer()
  await makeOlder(ended, 86_400)
  await adminAuth().revokeRefreshTokens(ended.uid)
  const refused = await askForCheckout(ended.uid, await requestFor(ended))
  expect(refused.error?.message).toBe(
    'Your password or sign-in was changed a moment ago. Please wait two minutes and try again; nothing was charged.',
  )
  expect([refused.url, refused.sessionId]).toEqual([undefined, undefined])
  expect(await requestsNaming(refused.id)).toEqual([])

  await signedInAgo(ended, TOKEN_MAX_AGE_SECONDS + 1)
  expect((await openSession(ended)).sessionId).toBeTruthy()
})

const planPrice = async (): Promise<string> =>
  (await adminFirestore().collection('products/vitrine-plan-pro/prices').get()).docs[0]?.id ?? ''

it('extra fields of a checkout request change neither amount nor buyer', async () => {
  const request = await requestFor(buyer, {
    amount: 1,
    customer: 'cus_of_somebody',
    client_reference_id: other.uid,
    order: { kind: 'template', amount: 1 },
  })
  const { sessionId = '' } = await askForCheckout(buyer.uid, request)
  expect(await sessionAtProvider(sessionId)).toMatchObject({
    amount_total: 1900,
    price: await priceOf(),
    client_reference_id: buyer.uid,
  })
})

describe('verify-payment', () => {
  const verify = (as: Buyer, id: string, sessionId: string) =>
    call(verifyPayment, { token: as.token, params: { id }, body: { sessionId } })

  it('finds only the account’s own session, for the same portfolio', async () => {
    const { checkoutId, sessionId } = await openSession(buyer)
    await holdEvents(checkoutId)
    await act('pay', sessionId)
    expect((await verify(other, other.portfolioId, sessionId)).status).toBe(404)
    expect((await verify(other, buyer.portfolioId, sessionId)).status).toBe(404)
    const second = await succeed(createPortfolio, {
      token: buyer.token,
      body: { templateId: 'portfolio-v7-victorian-detective' },
    })
    expect((await verify(buyer, second.id, sessionId)).status).toBe(404)
    expect((await verify(buyer, buyer.portfolioId, 'cs_test_made_up')).status).toBe(404)
    expect((await verify(buyer, buyer.portfolioId, '../customers')).status).toBe(400)
    expect([await purchasesOf(buyer), await purchasesOf(other)]).toEqual([0, 0])
  })

  it('grants nothing for an unpaid session', async () => {
    const { sessionId } = await openSession(other)
    expect((await verify(other, other.portfolioId, sessionId)).body).toEqual({
      isPaid: false,
      paid: false,
      complete: false,
      status: 'open',
    })
    expect(await purchasesOf(other)).toBe(0)
  })
})

describe('the webhook grants nothing', () => {
  let victim: Buyer
  let completed: { id: string; type: string; data: { object: Record<string, unknown> } }
  beforeAll(async () => {
    victim = await createBuyer()
    const { checkoutId, sessionId } = await openSession(victim)
    await holdEvents(checkoutId)
    await act('pay', sessionId)
    completed = (await heldEvents(checkoutId)).find(
      ({ type }) => type === 'checkout.session.completed',
    ) as unknown as typeof completed
  })
  const changed = (fields: object) => eventOf(completed.type, { ...completed.data.object, ...fields })
  const nowSeconds = () => Math.floor(Date.now() / 1000)

  it.each([
    ['signed with another secret', { secret: 'whsec_guess' }],
    ['without a signature', { header: '' }],
    ['with half a signature', { header: `t=${nowSeconds()}` }],
    ['signed too long ago', { signedAt: nowSeconds() - 301 }],
  ])('to an event %s: 400', async (_what, posting) => {
    expect(await deliver(completed, posting)).toBe(400)
    expect(await purchasesOf(victim)).toBe(0)
  })

  it.each([
    ['of another amount', { amount_subtotal: 100, amount_total: 100 }],
    ['in another currency', { currency: 'jpy' }],
    ['with the id of another session', { id: 'cs_test_another' }],
    [
      'of a checkout that was never asked for',
      { metadata: { uid: 'nobody', checkoutId: 'none', type: 'template_purchase' }, payment_intent: null },
    ],
    ['of another shop', { metadata: {} }],
    ['that is not paid', { payment_status: 'unpaid' }],
  ])('to an event %s: 200', async (_what, fields) => {
    expect(await deliver(changed(fields))).toBe(200)
    expect(await purchasesOf(victim)).toBe(0)
  })

  it('to an unknown event: 200', async () => {
    expect(await deliver(eventOf('invoice.upcoming', { id: 'in_1', object: 'invoice' }))).toBe(200)
  })

  it('to a GET: 405', async () => {
    expect((await fetch(webhookAddress(ports))).status).toBe(405)
  })

  it('and then accepts the real one', async () => {
    expect(await deliver(completed)).toBe(200)
    expect(await purchasesOf(victim)).toBe(1)
  })
})

it('a payment for a deleted account is refunded', async () => {
  const leaving = await createBuyer()
  const { checkoutId, sessionId } = await openSession(leaving)
  const deletion = adminFirestore().doc(`deletions/${leaving.uid}`)
  await deletion.set({ requestedAt: new Date(), finishedAt: null })
  await act('pay', sessionId)
  const isRefunded = async () =>
    (await control<{ event: { type: string } }[]>(`events?match=${checkoutId}`)).some(
      ({ event }) => event.type === 'charge.refunded',
    )
  await expect.poll(isRefunded).toBe(true)
  expect(await purchasesOf(leaving)).toBe(0)
  await deletion.delete()
})

it('a page cannot be republished after a refund by restoring a version', async () => {
  const owner = await createBuyer()
  const { token, portfolioId: id } = owner
  const { sessionId } = await openSession(owner)
  await act('pay', sessionId)
  await until(`users/${owner.uid}/purchases/creative-studio`, (purchase) => purchase !== undefined)
  const username = `restored-${process.pid}-${Date.now() % 1_000_000}`
  await succeed(claimUsername, { token, body: { username } })
  await succeed(attachUsername, { token, params: { id }, body: { username } })
  await succeed(publishPortfolio, { token, params: { id }, body: { status: 'published' } })
  await succeed(deletePortfolio, { token, params: { id } })
  await act('refund', sessionId)
  await until(`users/${owner.uid}/purchases/creative-studio`, (purchase) => purchase === undefined)
  expect((await succeed(restorePortfolio, { token, params: { id } })).status).toBe('draft')
})
