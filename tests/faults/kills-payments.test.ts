import { Timestamp } from 'firebase-admin/firestore'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { getPaymentStatus, verifyPayment } from '@vitrine/common/api/payments'
import { getPortfolio, publishPortfolio } from '@vitrine/common/api/portfolios'
import { attachUsername, claimUsername } from '@vitrine/common/api/usernames'
import { planProductId } from '@vitrine/common/payments'
import { adminFirestore } from '../support/admin.ts'
import { succeed } from '../support/api.ts'
import { addresses } from '../support/env.ts'
import { messagesFor, shownMails } from '../support/mailbox.ts'
import {
  act,
  checkoutsOf,
  control,
  createBuyer,
  deliver,
  heldEvents,
  holdEvents,
  premium,
  requestFor,
  type ApiRequest,
  type Buyer,
} from '../support/payments.ts'
import { deliverEvent, documentEvent, type BackgroundEvent } from '../support/deliver-event.ts'
import { giveBackDeliveries, takeOverDeliveries } from './support/deliveries.ts'
import { inTurn } from './support/in-turn.ts'
import { MortalFunctions } from './support/mortal-functions.ts'
import { expectNamesAndPagesAgree } from './support/names-and-pages.ts'
import { survivesKills } from './support/survives-kills.ts'

/** Payments, from “Publish” to the paid page and back, interrupted between any two writes. */

const functions = new MortalFunctions()
beforeAll(takeOverDeliveries)
afterAll(() => Promise.all([functions.stop(), giveBackDeliveries()]))

interface Asked {
  buyer: Buyer
  checkoutId: string
  event: BackgroundEvent
}

/** A buyer whose browser has asked for a checkout session. */
async function asked(buyer?: Buyer, request?: object): Promise<Asked> {
  const payer = buyer ?? (await createBuyer())
  const ref = checkoutsOf(payer.uid).doc()
  await ref.set(request ?? (await requestFor(payer)))
  return { buyer: payer, checkoutId: ref.id, event: documentEvent('createCheckoutSession', ref.path) }
}

const checkoutOf = async ({ buyer, checkoutId }: Pick<Asked, 'buyer' | 'checkoutId'>) =>
  (await checkoutsOf(buyer.uid).doc(checkoutId).get()).data()

interface Opened extends Asked {
  sessionId: string
}

async function opened(...given: Parameters<typeof asked>): Promise<Opened> {
  const request = await asked(...given)
  await functions.attempt((origin) => deliverEvent(request.event, origin))
  const sessionId = (await checkoutOf(request))?.sessionId as string
  // Its events come when the test says so.
  await holdEvents(request.checkoutId)
  return { ...request, sessionId }
}

async function paid(...given: Parameters<typeof asked>): Promise<Opened> {
  const session = await opened(...given)
  await act('pay', session.sessionId)
  return session
}

/** The last event of a kind about something. */
async function eventAbout(id: string, type: string): Promise<object> {
  const event = (await heldEvents(id)).findLast((held) => held.type === type)
  if (!event) throw new Error(`No ${type} about ${id}`)
  return event
}

const toWebhook = async (event: object, origin: string) => {
  const status = await deliver(event, { origin })
  if (status !== 200) throw new Error(`The webhook answered ${status}`)
}

const purchasesOf = async ({ uid }: Buyer) =>
  (await adminFirestore().collection(`users/${uid}/purchases`).get()).docs.map((purchase) => ({
    id: purchase.id,
    paymentId: purchase.get('paymentId') as string,
  }))
const paymentsOf = async ({ uid }: Buyer) =>
  Object.fromEntries(
    (await adminFirestore().collection(`customers/${uid}/payments`).get()).docs.map((payment) => [
      payment.id,
      { state: payment.get('state') as string, followUps: payment.get('followUps') as unknown[] },
    ]),
  )
const requestsTo = async (path: string, match: string) =>
  (await control<ApiRequest[]>(`requests?match=${match}`)).filter((request) => request.path === path)
const mailsTo = async ({ email }: Buyer, subject: string) =>
  shownMails((await messagesFor(email)).filter((mail) => mail.subject.includes(subject)))

async function expectBought({ buyer, checkoutId }: Pick<Asked, 'buyer' | 'checkoutId'>): Promise<void> {
  expect(await purchasesOf(buyer)).toEqual([{ id: premium, paymentId: checkoutId }])
  expect(await paymentsOf(buyer)).toEqual({ [checkoutId]: { state: 'paid', followUps: [] } })
  expect(await checkoutOf({ buyer, checkoutId })).toMatchObject({ status: 'paid' })
}

it('a checkout request creates one session and one customer', async () => {
  const writes = await survivesKills(functions, {
    begin: () => asked(),
    act: ({ event }, origin) => deliverEvent(event, origin),
    async check(request) {
      const { buyer, checkoutId } = request
      const answered = await checkoutOf(request)
      expect(answered).toMatchObject({ status: 'open', url: expect.stringContaining('/pay/') as unknown })
      expect(answered).not.toHaveProperty('error')
      expect(await control(`sessions?match=${checkoutId}`)).toEqual({ ids: [answered?.sessionId] })
      const customers = await requestsTo('/v1/customers', `customer-${buyer.uid}`)
      expect(new Set(customers.map(({ idempotencyKey }) => idempotencyKey))).toEqual(new Set([`customer-${buyer.uid}`]))
      const { stripeId } = (await adminFirestore().doc(`customers/${buyer.uid}`).get()).data() ?? {}
      expect(await control(`sessions/${answered?.sessionId as string}`)).toMatchObject({
        customer: stripeId as string,
      })
    },
  })
  expect(writes).toHaveLength(5)
})

let serial = 0

it('a returning payer can publish', async () => {
  const writes = await survivesKills(functions, {
    async begin() {
      const session = await paid()
      const { token, portfolioId: id } = session.buyer
      const username = `bought-${process.pid}-${Date.now() % 10_000_000}-${serial++}`
      const calls = [
        (origin: string) =>
          succeed(verifyPayment, { origin, token, params: { id }, body: { sessionId: session.sessionId } }),
        (origin: string) => succeed(claimUsername, { origin, token, body: { username } }),
        (origin: string) => succeed(attachUsername, { origin, token, params: { id }, body: { username } }),
        (origin: string) => succeed(publishPortfolio, { origin, token, params: { id }, body: { status: 'published' } }),
      ]
      return { session, username, calls }
    },
    act: ({ calls }, origin) => inTurn(calls, origin),
    between: ({ session }) => expectNamesAndPagesAgree(session.buyer.uid),
    async check({ session, username }) {
      const { token, portfolioId: id, uid } = session.buyer
      await expectBought(session)
      expect(await succeed(getPortfolio, { token, params: { id } })).toMatchObject({
        status: 'published',
        username,
        revision: 3,
      })
      expect((await fetch(`${addresses.hosting}/${username}`)).status).toBe(200)
      await expectNamesAndPagesAgree(uid)
      // The event comes at last, and changes nothing.
      await functions.attempt(async (origin) =>
        toWebhook(await eventAbout(session.checkoutId, 'checkout.session.completed'), origin),
      )
      await expectBought(session)
    },
  })
  expect(writes).toHaveLength(4)
})

it('a payment event grants the purchase once', async () => {
  await survivesKills(functions, {
    async begin() {
      const session = await paid()
      return { session, event: await eventAbout(session.checkoutId, 'checkout.session.completed') }
    },
    act: ({ event }, origin) => toWebhook(event, origin),
    check: ({ session }) => expectBought(session),
  })
})

it('a payer can publish although every event and the return are lost', async () => {
  const session = await opened()
  const { buyer, sessionId } = session
  const status = async () =>
    (
      await functions.attempt((origin) =>
        succeed(getPaymentStatus, { origin, token: buyer.token, params: { id: buyer.portfolioId } }),
      )
    ).answer
  expect(await status()).toMatchObject({ isPaid: false })
  await act('pay', sessionId)
  // Where the provider does not answer either, the page does all the same.
  await control('faults', { match: sessionId, path: '/v1/checkout/sessions', kind: 'error', status: 500, times: 1 })
  expect(await status()).toMatchObject({ isPaid: false })
  expect(await status()).toMatchObject({ isPaid: true, canPublish: true })
  await expectBought(session)
  await functions.attempt(async (origin) =>
    toWebhook(await eventAbout(session.checkoutId, 'checkout.session.completed'), origin),
  )
  await expectBought(session)
})

it('a refund withdraws the template, unpublishes the page and sends one mail', async () => {
  const writes = await survivesKills(functions, {
    async begin() {
      const session = await paid()
      await functions.attempt(async (origin) =>
        toWebhook(await eventAbout(session.checkoutId, 'checkout.session.completed'), origin),
      )
      const { token, portfolioId: id } = session.buyer
      const username = `bought-${process.pid}-${Date.now() % 10_000_000}-${serial++}`
      await succeed(claimUsername, { token, body: { username } })
      await succeed(attachUsername, { token, params: { id }, body: { username } })
      await succeed(publishPortfolio, { token, params: { id }, body: { status: 'published' } })
      await act('refund', session.sessionId)
      return { session, username, event: await eventAbout(session.checkoutId, 'charge.refunded') }
    },
    act: ({ event }, origin) => toWebhook(event, origin),
    goOn: (state) => deliverLater(state.session.buyer, state.event),
    async check({ session: { buyer, checkoutId }, username }) {
      expect(await purchasesOf(buyer)).toEqual([])
      expect(await paymentsOf(buyer)).toEqual({ [checkoutId]: { state: 'refunded', followUps: [] } })
      expect(await succeed(getPortfolio, { token: buyer.token, params: { id: buyer.portfolioId } })).toMatchObject({
        status: 'draft',
        username,
      })
      expect(await mailsTo(buyer, 'was refunded')).toHaveLength(1)
    },
  })
  // The change, the mail's claim, the mail, its mark, and what is crossed off.
  expect(writes).toHaveLength(5)
})

/** The provider delivers again when some minutes have passed. */
async function deliverLater({ uid }: Buyer, event: object): Promise<void> {
  const claimed = await adminFirestore().collection(`users/${uid}/mails`).get()
  for (const { ref } of claimed.docs) await ref.update({ claimedAt: Timestamp.fromMillis(Date.now() - 5 * 60_000) })
  await functions.attempt((origin) => toWebhook(event, origin))
}

it('a duplicate payment is refunded once', async () => {
  await survivesKills(functions, {
    async begin() {
      const first = await opened()
      // Paid in the moment before it would be closed.
      const second = await opened(first.buyer)
      await control(`reopen/${first.sessionId}`, {})
      await act('pay', first.sessionId)
      await act('pay', second.sessionId)
      await functions.attempt(async (origin) =>
        toWebhook(await eventAbout(first.checkoutId, 'checkout.session.completed'), origin),
      )
      return { first, second, event: await eventAbout(second.checkoutId, 'checkout.session.completed') }
    },
    act: ({ event }, origin) => toWebhook(event, origin),
    async check({ first, second }) {
      expect(await purchasesOf(first.buyer)).toEqual([{ id: premium, paymentId: first.checkoutId }])
      expect(await paymentsOf(first.buyer)).toMatchObject({
        [first.checkoutId]: { state: 'paid', followUps: [] },
        [second.checkoutId]: { followUps: [] },
      })
      expect((await heldEvents(second.checkoutId)).filter(({ type }) => type === 'charge.refunded')).toHaveLength(1)
      expect((await heldEvents(first.checkoutId)).filter(({ type }) => type === 'charge.refunded')).toHaveLength(0)
    },
  })
})

it('a payment for a deleted account is refunded once', async () => {
  await survivesKills(functions, {
    async begin() {
      const session = await paid()
      await adminFirestore()
        .doc(`deletions/${session.buyer.uid}`)
        .set({ requestedAt: Timestamp.now(), finishedAt: null })
      return { session, event: await eventAbout(session.checkoutId, 'checkout.session.completed') }
    },
    act: ({ event }, origin) => toWebhook(event, origin),
    async check({ session: { buyer, checkoutId } }) {
      expect([await purchasesOf(buyer), await paymentsOf(buyer)]).toEqual([[], {}])
      expect((await heldEvents(checkoutId)).filter(({ type }) => type === 'charge.refunded')).toHaveLength(1)
      await adminFirestore().doc(`deletions/${buyer.uid}`).delete()
    },
  })
})

it('a plan starts and ends once, with one mail', async () => {
  const product = adminFirestore().collection('products').doc(planProductId('pro'))
  const price = (await product.collection('prices').where('active', '==', true).get()).docs[0]?.id ?? ''
  const profile = async ({ uid }: Buyer) => (await adminFirestore().doc(`users/${uid}`).get()).data()
  const subscribed = async () => {
    const buyer = await createBuyer()
    const session = await paid(buyer, {
      mode: 'subscription',
      price,
      success_url: `${addresses.hosting}/payment?session_id={CHECKOUT_SESSION_ID}`,
      cancel_url: `${addresses.hosting}/payment`,
      metadata: { type: 'plan_subscription' },
    })
    return { buyer, session, event: await eventAbout(session.checkoutId, 'checkout.session.completed') }
  }
  await survivesKills(functions, {
    begin: subscribed,
    act: ({ event }, origin) => toWebhook(event, origin),
    check: async ({ buyer }) =>
      expect(await profile(buyer)).toMatchObject({ subscription_level: 'pro', subscription_status: 'active' }),
  })
  await survivesKills(functions, {
    async begin() {
      const state = await subscribed()
      await functions.attempt((origin) => toWebhook(state.event, origin))
      const { subscription } = await control<{ subscription: string }>(`sessions/${state.session.sessionId}`)
      await act('cancel', subscription)
      return { ...state, event: await eventAbout(state.session.checkoutId, 'customer.subscription.deleted') }
    },
    act: ({ event }, origin) => toWebhook(event, origin),
    goOn: ({ buyer, event }) => deliverLater(buyer, event),
    async check({ buyer }) {
      expect(await profile(buyer)).toMatchObject({ subscription_level: 'free', subscription_status: 'canceled' })
      expect(await mailsTo(buyer, 'plan has ended')).toHaveLength(1)
      const [subscription] = (await adminFirestore().collection(`customers/${buyer.uid}/subscriptions`).get()).docs
      expect(subscription?.get('followUps')).toEqual([])
    },
  })
})
