import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { Timestamp } from 'firebase-admin/firestore'
import { deleteAccount, exportAccount } from '@vitrine/common/api/account'
import type { Endpoint } from '@vitrine/common/api/endpoint'
import { sendMessage } from '@vitrine/common/api/inbox'
import { getReceipt, openBillingPortal, verifyPayment, verifyPlan } from '@vitrine/common/api/payments'
import { getPortfolio, patchContent, signUpload } from '@vitrine/common/api/portfolios'
import { sendWelcomeEmail } from '@vitrine/common/api/user'
import { publicPath } from '@vitrine/common/routes'
import { STAND_IN_SECRET } from '../../local/stripe/settings.ts'
import { signature } from '../../local/stripe/webhooks.ts'
import { createAccount, type TestAccount } from '../support/accounts.ts'
import { adminAuth, adminBucket, adminFirestore } from '../support/admin.ts'
import { pathOf, succeed, type Input } from '../support/api.ts'
import { messagesFor } from '../support/mailbox.ts'
import {
  act,
  control,
  createBuyer,
  heldEvents,
  holdEvents,
  openSession,
  requestFor,
  checkoutsOf,
  until,
  type Buyer,
} from '../support/payments.ts'
import { thorough } from '../support/thorough.ts'
import { unseenByTriggers } from './support/deliveries.ts'
import { setScene, type Scene } from './support/scene.ts'
import {
  ANSWERED_WITHIN_MS,
  ask,
  serveThroughProxies,
  type Served,
  type Service,
  type Timed,
} from './support/served.ts'

/** Outage of Storage, the mail server and the payment provider at once. */
const others: readonly Service[] = ['storage', 'smtp', 'stripe']

let served: Served

beforeAll(async () => {
  served = await serveThroughProxies()
})
afterEach(async () => {
  for (const service of others) await served.set(service, 'passing')
})
afterAll(() => served.stop())

const send = <E extends Endpoint>(endpoint: E, input: Omit<Input<E>, 'origin'>) =>
  ask(served.origin + pathOf(endpoint, input.params, input.query), {
    method: endpoint.method,
    token: input.token,
    json: input.body,
  })
const run = (name: string, event: object) => ask(`${served.origin}/run/${name}`, { json: event })
const deliverHere = (event: unknown) => {
  const payload = JSON.stringify(event)
  return ask(`${served.origin}/webhook`, {
    json: event,
    headers: { 'Stripe-Signature': signature(payload, STAND_IN_SECRET) },
  })
}

/** A kind of work that needs one of them: what it answers meanwhile, and afterwards. */
interface Work {
  send: () => Promise<Timed>
  meanwhile: { status: number; code?: string; retryAfter?: string }
  /** Null for what the process goes on with by itself. */
  afterwards: number | null
}

async function pictureOf({ owner: { uid }, draft: { id } }: Scene) {
  const file = adminBucket().file(`user-assets/${uid}/${id}/images/1-dot.png`)
  const dot = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
    'base64',
  )
  await file.save(dot, { resumable: false, contentType: 'image/png' })
  const [{ generation }] = await file.getMetadata()
  return { file, event: { id: 'upload', data: { name: file.name, generation } } }
}

/** A payment that is being disputed, and the event that says so, not delivered yet. */
async function disputed(buyer: Buyer) {
  const { checkoutId, sessionId } = await openSession(buyer)
  await act('pay', sessionId)
  await until(`users/${buyer.uid}/purchases/creative-studio`, (granted) => granted !== undefined)
  await holdEvents('dp_')
  const dispute = await act('dispute', sessionId)
  const event = (await heldEvents('dp_')).find((held) => held.data.object.id === dispute.id)
  return { checkoutId, sessionId, event }
}

/** The last page of a download, which lists the pictures. */
async function lastCursor({ token }: TestAccount): Promise<string> {
  for (let cursor = '0'; ; ) {
    const { nextCursor } = await succeed(exportAccount, { token, query: { cursor } })
    if (nextCursor === null) return cursor
    cursor = nextCursor
  }
}

describe.each(thorough ? (['refusing', 'hanging'] as const) : (['hanging'] as const))(
  'Storage, mail and payments %s',
  (reach) => {
    it('calls that need them fail in time, others succeed, and the same process catches up after the outage', async () => {
      const scene = await setScene()
      const { owner, page, draft } = scene
      const { uid, token, email } = owner
      const [leaver, cursor, buyer, other] = await Promise.all([
        createAccount(),
        lastCursor(owner),
        createBuyer(),
        createBuyer(),
      ])
      const { checkoutId, sessionId, event } = await disputed(buyer)
      const request = checkoutsOf(other.uid).doc()
      const subscriber = adminFirestore().doc(`portfolios/${page.id}/subscribers/one`)
      const picture = await unseenByTriggers(async () => {
        await request.set(await requestFor(other))
        await subscriber.set({
          ownerId: uid,
          email: `reader-${page.id}@example.com`,
          token: 'secret',
          createdAt: Timestamp.now(),
          confirmedAt: null,
          mailedAt: null,
        })
        return pictureOf(scene)
      })
      const messages = adminFirestore().collection(`portfolios/${page.id}/messages`)
      const entry = async () => (await messages.get()).docs[0]
      const down = { status: 503, code: 'unavailable', retryAfter: '5' }
      const unpaid = { status: 503, code: 'payment-unavailable', retryAfter: '5' }
      const work: Record<string, Work> = {
        'a permission to upload': {
          send: () =>
            send(signUpload, {
              token,
              params: { id: draft.id },
              body: { fileName: 'a.png', contentType: 'image/png', size: 100 },
            }),
          // What an account stores is counted by its ledger, in Firestore.
          meanwhile: { status: 200 },
          afterwards: 200,
        },
        'the pictures of a download': {
          send: () => send(exportAccount, { token, query: { cursor } }),
          meanwhile: down,
          afterwards: 200,
        },
        'a picture that was uploaded': {
          send: () => run('prepareUpload', picture.event),
          meanwhile: { status: 500 },
          afterwards: 204,
        },
        'a verification': {
          send: () =>
            send(verifyPayment, { token: buyer.token, params: { id: buyer.portfolioId }, body: { sessionId } }),
          meanwhile: unpaid,
          afterwards: 200,
        },
        'a plan': {
          send: () => send(verifyPlan, { token: buyer.token, params: { uid: buyer.uid }, body: { sessionId } }),
          meanwhile: unpaid,
          afterwards: 404,
        },
        'the billing portal': {
          send: () => send(openBillingPortal, { token: buyer.token }),
          meanwhile: unpaid,
          afterwards: 200,
        },
        'a receipt': {
          send: () => send(getReceipt, { token: buyer.token, params: { uid: buyer.uid, paymentId: checkoutId } }),
          meanwhile: unpaid,
          afterwards: 200,
        },
        'a dispute': { send: () => deliverHere(event), meanwhile: { status: 503 }, afterwards: 200 },
        'a new subscriber': {
          send: () => run('mailSubscriber', { params: { portfolioId: page.id, entryId: 'one' } }),
          meanwhile: { status: 500 },
          afterwards: 204,
        },
        'a welcome': {
          send: () => send(sendWelcomeEmail, { body: { userId: uid, userEmail: email, displayName: 'Ada' } }),
          meanwhile: { status: 200 },
          afterwards: 200,
        },
        'a deletion': {
          send: () =>
            send(deleteAccount, { token: leaver.token, params: { uid: leaver.uid }, body: { confirmation: 'DELETE' } }),
          meanwhile: { status: 200 },
          afterwards: null,
        },
        'a save': {
          send: () =>
            send(patchContent, {
              token,
              params: { id: draft.id },
              body: { ops: [{ op: 'add', path: '/tools/-', value: 'Saved' }] },
            }),
          meanwhile: { status: 200 },
          afterwards: 200,
        },
        'a page': {
          send: () => ask(served.origin + publicPath(page.username)),
          meanwhile: { status: 200 },
          afterwards: 200,
        },
        'a checkout': {
          send: () => run('createCheckoutSession', { params: { uid: other.uid, checkoutId: request.id } }),
          meanwhile: { status: 204 },
          afterwards: 204,
        },
      }
      const all = async (which: (one: Work) => boolean) =>
        Object.entries(await inTurn(Object.fromEntries(Object.entries(work).filter(([, one]) => which(one)))))

      for (const service of others) await served.set(service, reach)
      const [answers] = await Promise.all([
        all(() => true),
        unseenByTriggers(() =>
          send(sendMessage, {
            params: { username: page.username },
            body: { name: 'Hedy', email: 'hedy@example.com', message: 'Hello' },
          }),
        ),
      ])
      expect(
        answers.filter(([, { ms }]) => ms > ANSWERED_WITHIN_MS).map(([what, { ms }]) => `${what} took ${ms} ms`),
      ).toEqual([])
      const told = answers.map(([what, { status, code, retryAfter }]) => [
        what,
        { status, ...(code && { code }), ...(retryAfter && { retryAfter }) },
      ])
      expect(Object.fromEntries(told)).toEqual(
        Object.fromEntries(Object.entries(work).map(([what, { meanwhile }]) => [what, meanwhile])),
      )
      const message = await entry()
      expect(message?.data(), 'a message is kept, whatever becomes of its mail').toMatchObject({
        message: 'Hello',
        mailedAt: null,
      })
      const mailing = { params: { portfolioId: page.id, entryId: message?.id } }
      expect((await run('mailMessage', mailing)).status).toBe(500)
      expect((await request.get()).data()?.error, 'the payer is told').toMatchObject({
        message: expect.stringContaining('does not answer') as string,
      })
      const leaving = JSON.parse(Object.fromEntries(answers)['a deletion']?.text ?? '') as unknown
      expect(leaving, 'the deletion is written down').toEqual({ finished: false })
      expect(await picture.file.exists()).toEqual([true])

      for (const service of others) await served.set(service, 'passing')
      // The order of the payer's second try; the first was answered.
      await unseenByTriggers(async () => request.set(await requestFor(other)))
      const after = (await all(({ afterwards }) => afterwards !== null)).filter(
        ([what, { status }]) => status !== work[what]?.afterwards,
      )
      expect(after.map(([what, { status, text }]) => `${what}: ${status} ${text.slice(0, 200)}`)).toEqual([])
      expect((await run('mailMessage', mailing)).status).toBe(204)
      expect((await run('mailMessage', mailing)).status).toBe(204)
      expect((await run('resumeAccountDeletions', {})).status).toBe(204)

      expect((await entry())?.get('mailedAt')).toBeInstanceOf(Timestamp)
      expect((await messagesFor(email)).map(({ subject }) => subject).sort(), 'each mail came once').toEqual([
        'Message from Hedy',
        'Welcome to Vitrine',
      ])
      expect((await messagesFor(`reader-${page.id}@example.com`)).map(({ subject }) => subject)).toEqual([
        'Confirm your subscription',
      ])
      expect((await request.get()).data()).toMatchObject({ status: 'open' })
      expect((await picture.file.getMetadata())[0].metadata).toMatchObject({ vitrinePrepared: '1' })
      await expect(adminAuth().getUser(leaver.uid)).rejects.toMatchObject({ code: 'auth/user-not-found' })
      expect((await succeed(getPortfolio, { token, params: { id: draft.id } })).content.tools).toEqual([
        'Saved',
        'Saved',
      ])
      expect(
        (await adminFirestore().doc(`users/${buyer.uid}/purchases/creative-studio`).get()).exists,
        'the dispute counts',
      ).toBe(false)
      await control('events/release', { match: 'dp_' })
    })
  },
)

const inTurn = async (work: Record<string, Work>): Promise<Record<string, Timed>> =>
  Object.fromEntries(
    await Promise.all(Object.entries(work).map(async ([what, { send: begin }]) => [what, await begin()] as const)),
  )
