import { beforeEach, describe, expect, it } from 'vitest'
import { getPaymentStatus, getReceipt, verifyPayment } from '@vitrine/common/api/payments'
import { getPortfolio, publishPortfolio } from '@vitrine/common/api/portfolios'
import { attachUsername, claimUsername } from '@vitrine/common/api/usernames'
import { adminFirestore } from '../support/admin.ts'
import { call, succeed } from '../support/api.ts'
import { addresses } from '../support/env.ts'
import { messagesFor } from '../support/mailbox.ts'
import {
  act,
  askForCheckout,
  checkoutsOf,
  control,
  createBuyer,
  openSession,
  premiumPrice,
  requestFor,
  sessionAtProvider,
  until,
  type Buyer,
} from '../support/payments.ts'

let buyer: Buyer
beforeEach(async () => {
  buyer = await createBuyer()
})

const purchasePath = () => `users/${buyer.uid}/purchases/creative-studio`
const paymentPath = (checkoutId: string) => `customers/${buyer.uid}/payments/${checkoutId}`
const status = () => succeed(getPaymentStatus, { token: buyer.token, params: { id: buyer.portfolioId } })
const publish = () =>
  call(publishPortfolio, { token: buyer.token, params: { id: buyer.portfolioId }, body: { status: 'published' } })
const verify = (sessionId: string) =>
  call(verifyPayment, { token: buyer.token, params: { id: buyer.portfolioId }, body: { sessionId } })

let serial = 0
async function published(): Promise<void> {
  const { token, portfolioId: id } = buyer
  const username = `paid-${process.pid}-${Date.now() % 1_000_000}-${serial++}`
  await succeed(claimUsername, { token, body: { username } })
  await succeed(attachUsername, { token, params: { id }, body: { username } })
  expect((await publish()).status).toBe(200)
}

async function bought(): Promise<{ checkoutId: string; sessionId: string }> {
  const session = await openSession(buyer)
  await act('pay', session.sessionId)
  await until(purchasePath(), (purchase) => purchase !== undefined)
  return session
}

describe('from a premium template to a published page', () => {
  it('a payment is started, made, granted once and listed', async () => {
    expect(await status()).toMatchObject({
      requiresPayment: true,
      isPaid: false,
      paid: false,
      canPublish: false,
      price: '$19',
      priceCents: 1900,
      amount: 1900,
      currency: 'usd',
      templateName: 'Creative Studio',
    })
    expect((await publish()).status).toBe(402)
    const { checkoutId, sessionId } = await openSession(buyer)
    const asked = (await checkoutsOf(buyer.uid).doc(checkoutId).get()).data()
    expect(asked).toMatchObject({ sessionId, status: 'open', url: `${addresses.stripe}/pay/${sessionId}` })
    expect(await sessionAtProvider(sessionId)).toMatchObject({
      amount_total: premiumPrice,
      client_reference_id: buyer.uid,
      metadata: { uid: buyer.uid, checkoutId, portfolioId: buyer.portfolioId, templateId: 'creative-studio' },
    })

    await act('pay', sessionId)
    await until(purchasePath(), (purchase) => purchase?.paymentId === checkoutId)
    await until(paymentPath(checkoutId), (payment) => payment?.state === 'paid')
    expect((await adminFirestore().doc(paymentPath(checkoutId)).get()).data()).toMatchObject({
      amount: premiumPrice,
      currency: 'usd',
      status: 'succeeded',
    })
    expect(await status()).toMatchObject({ isPaid: true, canPublish: true })
    await published()
  })

  it('verify-payment grants the purchase when no event has arrived', async () => {
    const { checkoutId, sessionId } = await openSession(buyer)
    await control('events/hold', { match: checkoutId })
    expect((await verify(sessionId)).body).toEqual({ isPaid: false, paid: false, complete: false, status: 'open' })
    await act('pay', sessionId)
    expect((await verify(sessionId)).body).toEqual({ isPaid: true, paid: true, complete: true, status: 'paid' })
    expect((await adminFirestore().doc(purchasePath()).get()).data()).toMatchObject({ paymentId: checkoutId })
    await control('events/release', { match: checkoutId })
  })

  it('a 100 % discount is fulfilled without a payment intent', async () => {
    const { checkoutId, sessionId } = await openSession(buyer)
    await act('discount', sessionId, { code: 'GIFT' })
    await act('pay', sessionId)
    await until(purchasePath(), (purchase) => purchase?.paymentId === checkoutId)
    expect((await sessionAtProvider(sessionId)).payment_intent).toBeNull()
    expect((await verify(sessionId)).body).toMatchObject({ complete: true })
    const receipt = await succeed(getReceipt, { token: buyer.token, params: { uid: buyer.uid, paymentId: checkoutId } })
    expect(receipt.url).toBeNull()
  })

  it('a receipt links to the provider, for its buyer only', async () => {
    const { checkoutId } = await bought()
    const params = { uid: buyer.uid, paymentId: checkoutId }
    const { url } = await succeed(getReceipt, { token: buyer.token, params })
    expect(await (await fetch(url ?? '')).text()).toContain('$19')
    await expect
      .poll(async () => (await messagesFor(buyer.email)).map(({ text }) => text?.includes(url ?? '-')), {
        timeout: 120_000,
      })
      .toContain(true)
    const other = await createBuyer()
    expect((await call(getReceipt, { token: other.token, params })).status).toBe(404)
    expect(
      (await call(getReceipt, { token: other.token, params: { uid: other.uid, paymentId: checkoutId } })).status,
    ).toBe(404)
  })
})

describe('a delayed payment', () => {
  it('grants the template when it succeeds', async () => {
    const { checkoutId, sessionId } = await openSession(buyer)
    await act('pay-later', sessionId)
    await until(paymentPath(checkoutId), (payment) => payment?.state === 'processing')
    expect((await verify(sessionId)).body).toMatchObject({ complete: false, status: 'processing' })
    expect((await publish()).status).toBe(402)
    await act('arrive', sessionId)
    await until(purchasePath(), (purchase) => purchase !== undefined)
  })

  it('grants nothing when it fails', async () => {
    const { checkoutId, sessionId } = await openSession(buyer)
    await act('pay-later', sessionId)
    await act('fail', sessionId)
    await until(paymentPath(checkoutId), (payment) => payment?.state === 'failed')
    expect((await adminFirestore().doc(purchasePath()).get()).exists).toBe(false)
  })
})

describe('money that is returned', () => {
  it('a refund withdraws the template, unpublishes the page and mails the reason once', async () => {
    const { checkoutId, sessionId } = await bought()
    await published()
    await act('refund', sessionId)
    await until(
      paymentPath(checkoutId),
      (payment) => payment?.state === 'refunded' && (payment.followUps as unknown[]).length === 0,
    )
    expect((await adminFirestore().doc(purchasePath()).get()).exists).toBe(false)
    expect(await succeed(getPortfolio, { token: buyer.token, params: { id: buyer.portfolioId } })).toMatchObject({
      status: 'draft',
    })
    expect((await publish()).status).toBe(402)
    const mails = (await messagesFor(buyer.email)).filter(({ subject }) => subject.includes('refunded'))
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toContain('no longer published')
    expect((await verify(sessionId)).body).toMatchObject({ complete: false, status: 'refunded' })
    await bought()
    expect((await publish()).status).toBe(200)
  })

  it('a partial refund changes nothing', async () => {
    const { checkoutId, sessionId } = await bought()
    await act('refund', sessionId, { amount: 500 })
    await until(
      paymentPath(checkoutId),
      (payment) => (payment?.facts as { amountRefunded?: number } | undefined)?.amountRefunded === 500,
    )
    expect((await adminFirestore().doc(paymentPath(checkoutId)).get()).get('state')).toBe('paid')
    expect((await status()).isPaid).toBe(true)
  })

  it('a dispute suspends the template; winning it restores it', async () => {
    const { checkoutId, sessionId } = await bought()
    const dispute = await act('dispute', sessionId)
    await until(paymentPath(checkoutId), (payment) => payment?.state === 'disputed')
    expect((await status()).isPaid).toBe(false)
    await act('win', dispute.id)
    await until(purchasePath(), (purchase) => purchase?.paymentId === checkoutId)
  })
})

describe('nobody pays twice', () => {
  it('a purchased template gets no second session', async () => {
    await bought()
    const answer = await askForCheckout(buyer.uid, await requestFor(buyer))
    expect(answer.error?.message).toBe('You already own this template: you can publish without paying again.')
    expect(answer.url).toBeUndefined()
  })

  it('a new session expires the previous one', async () => {
    const first = await openSession(buyer)
    const second = await openSession(buyer)
    expect((await sessionAtProvider(first.sessionId)).status).toBe('expired')
    expect((await sessionAtProvider(second.sessionId)).status).toBe('open')
  })

  it('two paid sessions end as one purchase and one refund', async () => {
    const [first, second] = [await openSession(buyer), await openSession(buyer)]
    await control('reopen/' + first.sessionId, {})
    await act('pay', second.sessionId)
    await until(purchasePath(), (purchase) => purchase?.paymentId === second.checkoutId)
    await act('pay', first.sessionId)
    await until(paymentPath(first.checkoutId), (payment) => payment?.state === 'refunded')
    expect((await adminFirestore().doc(purchasePath()).get()).get('paymentId')).toBe(second.checkoutId)
  })
})
