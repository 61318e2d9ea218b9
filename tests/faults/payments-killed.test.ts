import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { verifyPayment } from '@vitrine/common/api/payments'
import { bucketName } from '../../local/seed/admin.ts'
import { functionSettings } from '../../local/suite.ts'
import { adminFirestore } from '../support/admin.ts'
import { call } from '../support/api.ts'
import { startFunctions } from '../support/functions-process.ts'
import { ports, projectId } from '../support/env.ts'
import {
  act,
  control,
  createBuyer,
  deliver,
  heldEvents,
  holdEvents,
  openSession,
  requestUnseen,
  until,
  type ApiRequest,
} from '../support/payments.ts'

/** Processes that die between the provider's response and our write. */

const root = join(import.meta.dirname, '../..')
const hold = (match: string, path: string) => control('faults', { match, path, kind: 'hold' })
const whenHeld = (match: string) => control(`faults/held?match=${match}`)
const goOn = (match: string) => control('faults/clear', { match })

/** The trigger of the built functions, in a process of its own. */
function runTrigger(uid: string, checkoutId: string): ChildProcess {
  const script = `import('./functions/dist/index.js').then(({ createCheckoutSession }) =>
    createCheckoutSession.run({ params: ${JSON.stringify({ uid, checkoutId })} })).then(() => process.exit(0), (error) => { console.error(error); process.exit(1) })`
  return spawn(process.execPath, ['-e', script], {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      ...functionSettings(ports),
      GCLOUD_PROJECT: projectId,
      FIREBASE_CONFIG: JSON.stringify({ projectId, storageBucket: bucketName }),
    },
  })
}

it('a killed checkout trigger creates the same session on redelivery', async () => {
  const buyer = await createBuyer()
  const ref = await requestUnseen(buyer)
  await hold(ref.id, '/v1/checkout/sessions')
  const dying = runTrigger(buyer.uid, ref.id)
  await whenHeld(ref.id)
  dying.kill('SIGKILL')
  await once(dying, 'exit')
  await goOn(ref.id)
  expect((await ref.get()).data()).not.toHaveProperty('sessionId')

  const [code] = (await once(runTrigger(buyer.uid, ref.id), 'exit')) as [number]
  expect(code).toBe(0)
  const answered = (await ref.get()).data()
  expect(answered).toMatchObject({ status: 'open' })
  const asked = (await control<ApiRequest[]>(`requests?match=${ref.id}`)).filter(
    ({ path }) => path === '/v1/checkout/sessions',
  )
  expect(asked.map(({ idempotencyKey }) => idempotencyKey)).toEqual([ref.id, ref.id])
  expect((await control<{ ids: string[] }>(`sessions?match=${ref.id}`)).ids).toEqual([answered?.sessionId])
})

it('a killed verify-payment is completed by the event', async () => {
  const buyer = await createBuyer()
  const { checkoutId, sessionId } = await openSession(buyer)
  const purchase = `users/${buyer.uid}/purchases/creative-studio`
  await holdEvents(checkoutId)
  await act('pay', sessionId)
  const api = await startFunctions()
  await hold(sessionId, '/v1/checkout/sessions')
  const verifying = call(verifyPayment, {
    origin: api.origin,
    token: buyer.token,
    params: { id: buyer.portfolioId },
    body: { sessionId },
  }).catch(() => null)
  await whenHeld(sessionId)
  await api.stop('SIGKILL')
  await goOn(sessionId)
  expect(await verifying).toBeNull()
  expect((await adminFirestore().doc(purchase).get()).exists).toBe(false)
  await control('events/release', { match: checkoutId })
  await until(purchase, (granted) => granted?.paymentId === checkoutId)
})

it('a killed webhook is completed by the next delivery', async () => {
  const buyer = await createBuyer()
  const { checkoutId, sessionId } = await openSession(buyer)
  const purchase = `users/${buyer.uid}/purchases/creative-studio`
  await act('pay', sessionId)
  await until(purchase, (granted) => granted !== undefined)
  await holdEvents('dp_')
  const dispute = await act('dispute', sessionId)
  const event = (await heldEvents('dp_')).find((held) => held.data.object.id === dispute.id) ?? {}
  const intent = (await adminFirestore().doc(`customers/${buyer.uid}/payments/${checkoutId}`).get()).get(
    'facts.paymentIntent',
  ) as string

  const webhook = await startFunctions()
  await hold(intent, '/v1/payment_intents')
  const delivering = deliver(event, { origin: webhook.origin }).catch(() => null)
  await whenHeld(intent)
  await webhook.stop('SIGKILL')
  await goOn(intent)
  expect(await delivering).toBeNull()
  expect((await adminFirestore().doc(purchase).get()).exists).toBe(true)

  expect(await deliver(event)).toBe(200)
  expect((await adminFirestore().doc(purchase).get()).exists).toBe(false)
  await control('events/release', { match: 'dp_' })
})

it('a refund whose mail fails returns 500, and the next delivery sends the mail', async () => {
  const buyer = await createBuyer()
  const { checkoutId, sessionId } = await openSession(buyer)
  await act('pay', sessionId)
  await until(`users/${buyer.uid}/purchases/creative-studio`, (granted) => granted !== undefined)
  await holdEvents(checkoutId)
  await act('refund', sessionId)
  const event = (await heldEvents(checkoutId)).find(({ type }) => type === 'charge.refunded') ?? {}
  const payment = adminFirestore().doc(`customers/${buyer.uid}/payments/${checkoutId}`)

  const mailless = await startFunctions({ settings: { SMTP_PORT: '1' } })
  expect(await deliver(event, { origin: mailless.origin })).toBe(500)
  await mailless.stop()
  expect((await payment.get()).data()).toMatchObject({
    state: 'refunded',
    followUps: [{ kind: 'mail', letter: 'refunded' }],
  })
  expect(await deliver(event)).toBe(200)
  expect((await payment.get()).data()).toMatchObject({ state: 'refunded', followUps: [] })
})

it('checkout without a Stripe key reports that payment is not set up', async () => {
  const buyer = await createBuyer()
  const api = await startFunctions({ settings: { STRIPE_SECRET_KEY: '' } })
  const answer = await call(verifyPayment, {
    origin: api.origin,
    token: buyer.token,
    params: { id: buyer.portfolioId },
    body: { sessionId: 'cs_test_x' },
  })
  await api.stop()
  expect([answer.status, answer.body.detail.code]).toEqual([503, 'payment-unavailable'])
})
