import { Timestamp } from 'firebase-admin/firestore'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { getPaymentStatus, openBillingPortal, verifyPlan } from '@vitrine/common/api/payments'
import { getPortfolio, publishPortfolio, switchTemplate } from '@vitrine/common/api/portfolios'
import { attachUsername, claimUsername } from '@vitrine/common/api/usernames'
import { runDeletion } from '../../functions/accounts/deletion.ts'
import { db } from '../../functions/lib/firebase.ts'
import { bucketName } from '../../local/seed/admin.ts'
import { functionSettings } from '../../local/suite.ts'
import { adminFirestore } from '../support/admin.ts'
import { call, succeed } from '../support/api.ts'
import { addresses, ports, projectId } from '../support/env.ts'
import { messagesFor } from '../support/mailbox.ts'
import {
  act,
  askForCheckout,
  control,
  createBuyer,
  heldEvents,
  holdEvents,
  sessionAtProvider,
  until,
  type Buyer,
} from '../support/payments.ts'

vi.stubEnv('FIREBASE_CONFIG', JSON.stringify({ projectId, storageBucket: bucketName }))
for (const [name, value] of Object.entries(functionSettings(ports))) vi.stubEnv(name, value)
db()

let buyer: Buyer
beforeEach(async () => {
  buyer = await createBuyer()
})

const profilePath = () => `users/${buyer.uid}`
const profile = async () => (await adminFirestore().doc(profilePath()).get()).data()

async function requestPro() {
  const prices = await adminFirestore().collection('products/vitrine-plan-pro/prices').where('active', '==', true).get()
  return {
    mode: 'subscription',
    price: prices.docs[0]?.id ?? '',
    success_url: `${addresses.hosting}/payment?session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${addresses.hosting}/payment`,
    metadata: { type: 'plan_subscription' },
  }
}

async function askForPro(): Promise<string> {
  const { sessionId, error } = await askForCheckout(buyer.uid, await requestPro())
  if (!sessionId) throw new Error(error?.message)
  return sessionId
}

/** Gives the id of the subscription. */
async function takePro(): Promise<string> {
  const sessionId = await askForPro()
  await act('pay', sessionId)
  await until(profilePath(), (stored) => stored?.subscription_level === 'pro')
  return (await sessionAtProvider(sessionId)).subscription ?? ''
}

/** How many of the buyer’s events were accepted, and how many are pending. */
async function events(): Promise<{ taken: number; underWay: number }> {
  const deliveries = await control<{ status: number }[]>(`events?match=${buyer.uid}`)
  const taken = deliveries.filter(({ status }) => status === 200).length
  return { taken, underWay: deliveries.length - taken }
}

async function publish(): Promise<number> {
  const { token, portfolioId: id } = buyer
  const username = `pro-${process.pid}-${Date.now() % 10_000_000}`
  await succeed(claimUsername, { token, body: { username } })
  await succeed(attachUsername, { token, params: { id }, body: { username } })
  return (await call(publishPortfolio, { token, params: { id }, body: { status: 'published' } })).status
}

const pageStatus = async () =>
  (await succeed(getPortfolio, { token: buyer.token, params: { id: buyer.portfolioId } })).status

describe('the Pro plan', () => {
  it('can be bought once and includes the premium templates', async () => {
    await takePro()
    expect(await profile()).toMatchObject({ subscription_level: 'pro', subscription_status: 'active' })
    expect(await succeed(getPaymentStatus, { token: buyer.token, params: { id: buyer.portfolioId } })).toMatchObject({
      isPaid: true,
      canPublish: true,
    })
    expect(await publish()).toBe(200)
    expect((await askForCheckout(buyer.uid, await requestPro())).error?.message).toContain('You already have Pro.')
  })

  it('is activated by verify-plan when no event has arrived, for its payer only', async () => {
    const sessionId = await askForPro()
    await holdEvents(buyer.uid)
    const verify = ({ uid, token }: Pick<Buyer, 'uid' | 'token'>) =>
      call(verifyPlan, { token, params: { uid }, body: { sessionId } })
    expect((await verify(buyer)).body).toEqual({ plan: 'free', status: 'none' })
    await act('pay', sessionId)
    expect((await verify(await createBuyer())).status).toBe(404)
    expect((await verify(buyer)).body).toEqual({ plan: 'pro', status: 'active' })
    await control('events/release', { match: buyer.uid })
  })

  it('the payment status finds a paid session although no event arrived and nobody returned', async () => {
    const sessionId = await askForPro()
    await holdEvents(buyer.uid)
    const isPaid = async () =>
      (await succeed(getPaymentStatus, { token: buyer.token, params: { id: buyer.portfolioId } })).isPaid
    expect(await isPaid()).toBe(false)
    await act('pay', sessionId)
    expect(await isPaid()).toBe(true)
    expect(await profile()).toMatchObject({ subscription_level: 'pro', subscription_status: 'active' })
    expect(await publish()).toBe(200)
    await control('events/release', { match: buyer.uid })
  })

  it('continues while a payment is overdue, with a notice', async () => {
    const subscription = await takePro()
    await act('miss-payment', subscription)
    await until(profilePath(), (stored) => stored?.subscription_status === 'past_due')
    expect(await profile()).toMatchObject({ subscription_level: 'pro' })
    await act('recover', subscription)
    await until(profilePath(), (stored) => stored?.subscription_status === 'active')
  })

  it('ends: pages that depend on it are unpublished, with a mail', async () => {
    const subscription = await takePro()
    expect(await publish()).toBe(200)
    await act('cancel', subscription)
    await until(profilePath(), (stored) => stored?.subscription_level === 'free')
    expect(await profile()).toMatchObject({ subscription_status: 'canceled' })
    expect(await pageStatus()).toBe('draft')
    await until(
      `customers/${buyer.uid}/subscriptions/${subscription}`,
      (stored) => (stored!.followUps as unknown[]).length === 0,
    )
    expect((await messagesFor(buyer.email)).map(({ subject }) => subject)).toContain('Your Pro plan has ended')
  })

  it('takes away the page that it paid for, whichever template the draft has by now', async () => {
    const subscription = await takePro()
    expect(await publish()).toBe(200)
    const { token, portfolioId: id } = buyer
    await succeed(switchTemplate, { token, params: { id }, body: { templateId: 'developer-pro' } })
    await act('cancel', subscription)
    await until(profilePath(), (stored) => stored?.subscription_level === 'free')
    expect(await succeed(getPortfolio, { token, params: { id } })).toMatchObject({
      status: 'draft',
      live: null,
      templateId: 'developer-pro',
    })
  })

  it('removes the “Made with” line from published pages, and restores it when the plan ends', async () => {
    buyer = await createBuyer('minimalist-designer')
    const username = `line-${process.pid}-${Date.now() % 10_000_000}`
    const { token, portfolioId: id } = buyer
    await succeed(claimUsername, { token, body: { username } })
    await succeed(attachUsername, { token, params: { id }, body: { username } })
    await succeed(publishPortfolio, { token, params: { id }, body: { status: 'published' } })
    const page = async () => (await fetch(`${addresses.hosting}/${username}`)).text()
    expect(await page()).toContain('Made with')
    const subscription = await takePro()
    expect(await page()).not.toContain('Made with')
    await succeed(publishPortfolio, { token, params: { id }, body: { status: 'draft' } })
    await succeed(publishPortfolio, { token, params: { id }, body: { status: 'published' } })
    expect(await page()).not.toContain('Made with')
    await act('cancel', subscription)
    await until(profilePath(), (stored) => stored?.subscription_level === 'free')
    expect(await page()).toContain('Made with')
  })

  it('follows the provider’s current state, in whatever order events arrive', async () => {
    const sessionId = await askForPro()
    await holdEvents(buyer.uid)
    await act('pay', sessionId)
    const subscription = (await sessionAtProvider(sessionId)).subscription ?? ''
    await act('miss-payment', subscription)
    await act('recover', subscription)
    await act('cancel', subscription)
    const { length } = await heldEvents(buyer.uid)
    expect(length).toBeGreaterThanOrEqual(5)
    await control('events/release', { match: buyer.uid, order: 'reversed' })
    await expect.poll(async () => (await events()).taken).toBe(length)
    expect(await profile()).toMatchObject({ subscription_level: 'free', subscription_status: 'canceled' })
  })
})

describe('the billing portal', () => {
  it('opens for accounts that have paid before', async () => {
    expect((await call(openBillingPortal, { token: buyer.token })).status).toBe(409)
    await takePro()
    const { url } = await succeed(openBillingPortal, { token: buyer.token })
    expect(await (await fetch(url)).text()).toContain('Cancel plan now')
  })
})

it('deleting an account cancels its plan, expires open checkouts and deletes the customer', async () => {
  const subscription = await takePro()
  const customer = (await adminFirestore().doc(`customers/${buyer.uid}`).get()).get('stripeId') as string
  // A late event would only repeat the state of the plan.
  await expect.poll(async () => (await events()).underWay).toBe(0)
  await adminFirestore().doc(profilePath()).update({ subscription_level: 'free' })
  const open = await askForPro()
  await adminFirestore().doc(`deletions/${buyer.uid}`).set({ requestedAt: Timestamp.now(), finishedAt: null })
  await runDeletion(buyer.uid, Timestamp.now())
  expect((await sessionAtProvider(open)).status).toBe('expired')
  const ask = async (path: string) =>
    (await (
      await fetch(`${addresses.stripe}/v1/${path}`, { headers: { authorization: 'Bearer sk_test_stand_in' } })
    ).json()) as object
  expect(await ask(`subscriptions/${subscription}`)).toMatchObject({ status: 'canceled' })
  expect(await ask(`customers/${customer}`)).toMatchObject({ deleted: true, email: null })
  expect((await adminFirestore().doc(`customers/${buyer.uid}`).get()).exists).toBe(false)
  // Repeated, as after an interruption.
  await runDeletion(buyer.uid, Timestamp.now())
})
