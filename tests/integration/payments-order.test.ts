import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { verifyPayment } from '@vitrine/common/api/payments'
import type { PaymentState } from '@vitrine/common/payments'
import { adminFirestore } from '../support/admin.ts'
import { call } from '../support/api.ts'
import { startFunctions, type FunctionsProcess } from '../support/functions-process.ts'
import {
  act,
  checkoutsOf,
  createBuyer,
  deliver,
  eventOf,
  heldEvents,
  holdEvents,
  openSession,
  sessionAtProvider,
  type Buyer,
} from '../support/payments.ts'
import { thorough } from '../support/thorough.ts'

/** Each story at least once. */
const PAYMENTS = thorough ? 20 : 10
const DELIVERIES = thorough ? 10 : 4
/** All 120 orders in which five events can arrive, or every fifth. */
const EVERY_ORDER = thorough ? 1 : 5
const AT_ONCE = 8
const AGAIN_AFTER_MS = 1_000
/** Longer than the claim of an interrupted mail (CLAIM_MS in send-once.ts). */
const GIVES_UP_AFTER_MS = 90_000

let webhook: FunctionsProcess
let api: FunctionsProcess
beforeAll(async () => {
  ;[webhook, api] = await Promise.all([startFunctions(), startFunctions()])
})
afterAll(() => Promise.all([webhook.stop(), api.stop()]))

/** Error logs of the processes, printed when a test fails. */
const complaints = () =>
  [webhook, api].flatMap((process) => process.output().match(/"error":"[^"]{0,200}/g) ?? []).join('\n')

/** Gives a status. */
type Attempt = () => Promise<number>

/** Events of a payment. `failed` and `expired` contradict `succeeded`, but the result must not depend on the order. */
type Happening = 'completed' | 'succeeded' | 'failed' | 'expired' | 'refunded'

/** An independent model: the result of a set of events, whatever their order. */
function model(happened: ReadonlySet<Happening>): PaymentState {
  if (happened.has('refunded')) return 'refunded'
  if (happened.has('succeeded')) return 'paid'
  if (happened.has('failed')) return 'failed'
  return happened.has('completed') ? 'processing' : 'expired'
}

const stories: Happening[][] = [
  ['completed', 'succeeded'],
  ['completed', 'failed'],
  ['completed', 'succeeded', 'refunded'],
  ['expired'],
  ['completed'],
  ['completed', 'succeeded', 'failed'],
  ['completed', 'succeeded', 'expired'],
  ['completed', 'succeeded', 'failed', 'expired', 'refunded'],
  ['completed', 'failed', 'expired'],
  ['completed', 'succeeded', 'failed', 'expired'],
]

const types: Record<Happening, string> = {
  completed: 'checkout.session.completed',
  succeeded: 'checkout.session.async_payment_succeeded',
  failed: 'checkout.session.async_payment_failed',
  expired: 'checkout.session.expired',
  refunded: 'charge.refunded',
}

/** A seeded random number generator. */
function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}

function shuffled<T>(items: readonly T[], next: () => number): T[] {
  const mixed = [...items]
  for (let last = mixed.length - 1; last > 0; last--) {
    const other = Math.floor(next() * (last + 1))
    ;[mixed[last], mixed[other]] = [mixed[other] as T, mixed[last] as T]
  }
  return mixed
}

async function inParallel<T>(tasks: readonly (() => Promise<T>)[], atOnce = AT_ONCE): Promise<T[]> {
  const results: T[] = []
  const queue = [...tasks]
  const worker = async () => {
    for (let task = queue.shift(); task; task = queue.shift()) results.push(await task())
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return results
}

/**
 * Retries as the provider and browsers do: a call that is told to retry (another delivery is sending the same mail, or too many
 * transactions compete) is repeated later, here one by one. Returns the statuses of calls that never succeeded.
 */
async function untilTaken(attempts: readonly Attempt[], atOnce = AT_ONCE): Promise<number[]> {
  const round = async (left: readonly Attempt[], width: number) => {
    const answered = await inParallel(
      left.map((attempt) => async () => ({ attempt, status: await attempt() })),
      width,
    )
    const refused = answered.filter(({ status }) => status !== 200)
    expect(refused.filter(({ status }) => status !== 500 && status !== 503)).toEqual([])
    return refused
  }
  const end = Date.now() + GIVES_UP_AFTER_MS
  let refused = await round(attempts, atOnce)
  while (refused.length > 0 && Date.now() < end) {
    await setTimeout(AGAIN_AFTER_MS)
    refused = await round(
      refused.map(({ attempt }) => attempt),
      1,
    )
  }
  return refused.map(({ status }) => status)
}

interface Paying {
  buyer: Buyer
  checkoutId: string
  sessionId: string
  story: Happening[]
  events: object[]
}

/** Triggers the events at the provider, holds them back, and adds contradictory ones. */
async function prepare(story: Happening[]): Promise<Paying> {
  const buyer = await createBuyer()
  const { checkoutId, sessionId } = await openSession(buyer)
  await holdEvents(checkoutId)
  if (story.includes('completed')) await act('pay-later', sessionId)
  if (story.includes('succeeded')) await act('arrive', sessionId)
  if (story.includes('refunded')) await act('refund', sessionId)
  const real = await heldEvents(checkoutId)
  const session = await sessionAtProvider(sessionId)
  const events = story.map(
    (happening) =>
      real.find(({ type }) => type === types[happening]) ??
      eventOf(types[happening], {
        ...session,
        payment_status: 'unpaid',
        ...(happening === 'expired' && { status: 'expired' }),
      }),
  )
  return { buyer, checkoutId, sessionId, story, events }
}

const verify = async (buyer: Buyer, sessionId: string): Promise<number> =>
  (
    await call(verifyPayment, {
      origin: api.origin,
      token: buyer.token,
      params: { id: buyer.portfolioId },
      body: { sessionId },
    })
  ).status

const stateOf = async (uid: string, checkoutId: string): Promise<unknown> =>
  (await checkoutsOf(uid).doc(checkoutId).get()).get('status')
const purchasesOf = (uid: string) => adminFirestore().collection(`users/${uid}/purchases`).get()

it(`${PAYMENTS} payments, each event delivered ${DELIVERIES} times in any order and racing verify-payment, end as the model predicts`, {
  timeout: 300_000,
}, async () => {
  const paying = await inParallel(
    Array.from({ length: PAYMENTS }, (_unused, n) => () => prepare(stories[n % stories.length] ?? [])),
    3,
  )
  const next = random(7)
  const deliveries = paying.flatMap(({ events }) =>
    events.flatMap((event) =>
      Array.from({ length: DELIVERIES }, () => () => deliver(event, { origin: webhook.origin })),
    ),
  )
  const verifications = paying.flatMap(({ buyer, sessionId }) =>
    Array.from({ length: 3 }, () => () => verify(buyer, sessionId)),
  )
  expect(await untilTaken(shuffled([...deliveries, ...verifications], next)), complaints()).toEqual([])

  for (const { buyer, checkoutId, story } of paying) {
    const expected = model(new Set(story))
    expect({ story, state: await stateOf(buyer.uid, checkoutId) }).toEqual({ story, state: expected })
    const purchases = await purchasesOf(buyer.uid)
    expect(purchases.docs.map((purchase) => purchase.get('paymentId') as string)).toEqual(
      expected === 'paid' ? [checkoutId] : [],
    )
  }
  console.log(`${deliveries.length} deliveries and ${verifications.length} verifications of ${PAYMENTS} payments`)
})

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length <= 1) return [[...items]]
  return items.flatMap((item, index) => permutations(items.toSpliced(index, 1)).map((rest) => [item, ...rest]))
}

it('completed, succeeded, failed, expired and refunded have the same result in every order', {
  timeout: 300_000,
}, async () => {
  const sample = await prepare(['completed', 'succeeded', 'failed', 'expired', 'refunded'])
  const asked = (await checkoutsOf(sample.buyer.uid).doc(sample.checkoutId).get()).data() ?? {}
  const all = permutations(sample.events)
  expect(all).toHaveLength(120)
  const orders = all.filter((_order, index) => index % EVERY_ORDER === 0)
  const run = `${process.pid}-${Date.now()}`
  const states = await inParallel(
    orders.map((events, n) => async () => {
      // The same payment of as many accounts.
      const uid = `order-${run}-${n}`
      await checkoutsOf(uid)
        .doc(sample.checkoutId)
        .set({ ...asked, status: 'open' })
      for (const [position, event] of events.entries()) {
        const renamed = JSON.parse(JSON.stringify(event).replaceAll(sample.buyer.uid, uid)) as object
        expect(await deliver({ ...renamed, id: `evt_${run}_${n}_${position}` }, { origin: webhook.origin })).toBe(200)
      }
      const payment = (await adminFirestore().doc(`customers/${uid}/payments/${sample.checkoutId}`).get()).data()
      return JSON.stringify([await stateOf(uid, sample.checkoutId), payment?.facts, (await purchasesOf(uid)).size])
    }),
  )
  expect(new Set(states).size).toBe(1)
  expect(JSON.parse(states[0] ?? '[]')).toMatchObject([
    'refunded',
    { paid: true, failed: true, processing: true, amountRefunded: 1900 },
    0,
  ])
})

it('verify-payment and the webhook in parallel grant one purchase', async () => {
  const { buyer, checkoutId, sessionId, events } = await prepare(['completed', 'succeeded'])
  const attempts = Array.from({ length: 10 }, () => [
    ...events.map((event) => () => deliver(event, { origin: webhook.origin })),
    () => verify(buyer, sessionId),
  ]).flat()
  expect(await untilTaken(attempts, 30), complaints()).toEqual([])
  expect((await purchasesOf(buyer.uid)).docs.map((purchase) => purchase.get('paymentId') as string)).toEqual([
    checkoutId,
  ])
})
