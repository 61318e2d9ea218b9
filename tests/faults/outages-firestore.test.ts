import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { deleteAccount, exportAccount } from '@vitrine/common/api/account'
import { recordView } from '@vitrine/common/api/analytics'
import type { Endpoint } from '@vitrine/common/api/endpoint'
import { sendMessage } from '@vitrine/common/api/inbox'
import { verifyPayment } from '@vitrine/common/api/payments'
import {
  getPortfolio,
  listPortfolios,
  patchContent,
  publishPortfolio,
  signUpload,
} from '@vitrine/common/api/portfolios'
import { getPublicPortfolio } from '@vitrine/common/api/public'
import { provisionInitialCredits } from '@vitrine/common/api/user'
import { checkUsername, claimUsername } from '@vitrine/common/api/usernames'
import { cardPath, formPath, publicPath, subscriptionPath } from '@vitrine/common/routes'
import { eventOf } from '../support/payments.ts'
import { adminFirestore } from '../support/admin.ts'
import { createAccount, type TestAccount } from '../support/accounts.ts'
import { pathOf, succeed, type Input } from '../support/api.ts'
import { thorough } from '../support/thorough.ts'
import { viewOf } from '../support/visits.ts'
import { signature } from '../../local/stripe/webhooks.ts'
import { STAND_IN_SECRET } from '../../local/stripe/settings.ts'
import { ANSWERED_WITHIN_MS, ask, serveThroughProxies, type Served, type Timed } from './support/served.ts'
import { freshName, setScene, type Scene } from './support/scene.ts'
import { acknowledgedBy, append, expectNothingLost, openWriters, type Writer } from './support/writers.ts'

let served: Served

beforeAll(async () => {
  served = await serveThroughProxies()
})
afterEach(() => served.set('firestore', 'passing'))
afterAll(() => served.stop())

/** Takes its time: the payment provider waits for longer than people. */
const PAYMENT_EVENT = 'an event of a payment'

type Calls = Record<string, () => Promise<Timed>>

/** Everything that needs the database, on behalf of the people of a scene. */
async function callsOf({ owner: { uid, token, email }, page, draft }: Scene, leaver: TestAccount): Promise<Calls> {
  const { origin } = served
  const name = freshName()
  const event = JSON.stringify(
    eventOf('checkout.session.expired', {
      id: 'cs_none',
      object: 'checkout.session',
      metadata: { uid, checkoutId: 'none', type: 'template_purchase' },
    }),
  )
  const message = { name: 'Hedy', email: 'hedy@example.com', message: `Hello ${name}` }
  const of =
    <E extends Endpoint>(endpoint: E, input: Omit<Input<E>, 'origin'>) =>
    () =>
      ask(origin + pathOf(endpoint, input.params, input.query), {
        method: endpoint.method,
        token: input.token,
        json: input.body,
      })
  const params = { id: draft.id }
  return {
    'a page': () => ask(origin + publicPath(draft.username)),
    'a page of a domain': () => ask(origin, { headers: { 'X-Forwarded-Host': `${name}.example` } }),
    'a card': () => ask(origin + cardPath(page.username, 0)),
    'a subscription': () => ask(origin + subscriptionPath(page.username, 'one.two.three')),
    'the form of a page': () => ask(origin + formPath(page.username, 'message'), { form: message }),
    'a message': of(sendMessage, {
      params: { username: page.username },
      body: { ...message, message: `Again ${name}` },
    }),
    'a public read': of(getPublicPortfolio, { params: { username: page.username } }),
    'a view': of(recordView, { body: viewOf({ portfolioId: page.id, username: page.username }) }),
    'a read': of(getPortfolio, { token, params }),
    'a list': of(listPortfolios, { token, params: { uid } }),
    'a save': of(patchContent, { token, params, body: { ops: [{ op: 'add', path: '/tools/-', value: 'Saved' }] } }),
    'a publication': of(publishPortfolio, { token, params, body: { status: 'published' } }),
    'a check': of(checkUsername, { query: { u: name } }),
    'a claim': of(claimUsername, { token, body: { username: name } }),
    'a permission to upload': of(signUpload, {
      token,
      params,
      body: { fileName: 'a.png', contentType: 'image/png', size: 100 },
    }),
    'a verification': of(verifyPayment, { token, params, body: { sessionId: 'cs_test_none' } }),
    'an export': of(exportAccount, { token }),
    'a deletion': of(deleteAccount, {
      token: leaver.token,
      params: { uid: leaver.uid },
      body: { confirmation: 'DELETE' },
    }),
    'a helper of the sign-up': of(provisionInitialCredits, { body: { userId: uid, userEmail: email } }),
    ...(thorough && {
      [PAYMENT_EVENT]: () =>
        ask(`${origin}/webhook`, {
          method: 'POST',
          json: JSON.parse(event),
          headers: { 'Stripe-Signature': signature(event, STAND_IN_SECRET) },
        }),
    }),
  }
}

const inTurn = async (calls: Calls): Promise<Record<string, Timed>> =>
  Object.fromEntries(
    await Promise.all(Object.entries(calls).map(async ([what, send]) => [what, await send()] as const)),
  )

/** What is wrong with an answer that was given while the database could not be reached. */
function problemsWith(what: string, { status, code, retryAfter, type, cache, ms }: Timed): string[] {
  const isPage = /^(a page|a card|a subscription|the form)/.test(what)
  const expected = what === 'a helper of the sign-up' ? 200 : 503
  return [
    status !== expected && `answered ${status}`,
    status === 503 && what !== PAYMENT_EVENT && retryAfter === null && 'does not say when to come back',
    !type.startsWith(isPage ? 'text/html' : 'application/json') && `is ${type}`,
    !isPage && status === 503 && what !== PAYMENT_EVENT && code !== 'unavailable' && `has the code ${code}`,
    !cache?.includes('no-store') && `may be kept: ${cache}`,
    ms > ANSWERED_WITHIN_MS && `took ${Math.round(ms)} ms`,
  ].flatMap((problem) => (problem ? [`${what} ${problem}`] : []))
}

/** Waits until the process reads from the database again. */
async function isBack({ owner: { token }, draft }: Scene): Promise<void> {
  const begin = performance.now()
  for (;;) {
    const { status } = await ask(`${served.origin}/api/portfolios/${draft.id}`, { token })
    if (status === 200) return
    if (performance.now() - begin > 60_000) throw new Error('The process does not come back')
  }
}

describe.each(thorough ? (['refusing', 'hanging'] as const) : (['hanging'] as const))('Firestore %s', (reach) => {
  it('every call fails in time and changes nothing; the same process serves them after the outage', async () => {
    const scene = await setScene()
    const leaver = await createAccount()
    const calls = await callsOf(scene, leaver)
    const portfolio = adminFirestore().doc(`portfolios/${scene.draft.id}`)
    const before = (await portfolio.get()).data()
    const warm = await ask(`${served.origin}/${scene.page.username}`)
    expect(warm.status).toBe(200)

    await served.set('firestore', reach)
    const [again, answers] = await Promise.all([ask(`${served.origin}/${scene.page.username}`), inTurn(calls)])
    expect(again.text, 'a page that was just read is shown again').toBe(warm.text)
    expect(Object.entries(answers).flatMap(([what, answer]) => problemsWith(what, answer))).toEqual([])
    expect(answers['a page']?.text).toContain('try again in a moment')
    expect(answers['the form of a page']?.text, 'what was typed is still there').toContain('Hello outage-')

    await served.set('firestore', 'passing')
    await isBack(scene)
    expect((await portfolio.get()).data(), 'nothing was written after the answer').toEqual(before)
    expect(
      (await adminFirestore().doc(`deletions/${leaver.uid}`).get()).exists,
      'nobody is deleted who was told that it failed',
    ).toBe(false)

    const after = await inTurn(calls)
    const expected: Record<string, number> = {
      'a page of a domain': 404,
      'a card': 302,
      'a subscription': 404,
      'a verification': 404,
    }
    // Calls of one portfolio are made at once: the page may be asked for before it is published.
    expect(
      Object.entries(after)
        .filter(([what, { status }]) => what !== 'a page' && status !== (expected[what] ?? 200))
        .map(([what, { status, text }]) => `${what}: ${status} ${text.slice(0, 200)}`),
    ).toEqual([])
    expect((await ask(`${served.origin}/${scene.draft.username}`)).status).toBe(200)
    const { content } = await succeed(getPortfolio, { token: scene.owner.token, params: { id: scene.draft.id } })
    expect(content.tools, 'what was saved once is there once').toEqual(['Saved'])
    const messages = await adminFirestore().collection(`portfolios/${scene.page.id}/messages`).get()
    expect(messages.docs.map((stored) => (stored.get('message') as string).split(' ')[0]).sort()).toEqual([
      'Again',
      'Hello',
    ])
  })
})

it('nothing is written after a call was answered with a failure', async () => {
  const scene = await setScene()
  const {
    owner: { token },
    draft,
  } = scene
  const params = { id: draft.id }
  const name = freshName()
  const save = (value: string) =>
    ask(served.origin + pathOf(patchContent, params, {}), {
      method: 'PATCH',
      token,
      json: { ops: [{ op: 'add', path: '/tools/-', value }] },
    })
  expect((await save('Before')).status).toBe(200)

  await served.set('firestore', 'late')
  const claim = () =>
    ask(served.origin + pathOf(claimUsername, {}, {}), { method: 'POST', token, json: { username: name } })
  const answers = await Promise.all([save('Late'), claim()])
  expect(answers.map(({ status, code }) => [status, code])).toEqual([
    [503, 'unavailable'],
    [503, 'unavailable'],
  ])

  await served.set('firestore', 'passing')
  await isBack(scene)
  await served.endAbandoned()
  expect((await save('After')).status).toBe(200)
  const { content } = await succeed(getPortfolio, { token, params })
  expect(content.tools).toEqual(['Before', 'After'])
  expect((await adminFirestore().doc(`usernames/${name}`).get()).exists).toBe(false)
  expect((await claim()).status, 'whoever tries again has the name').toBe(200)
})

it('no acknowledged save is lost or applied twice while Firestore comes and goes', async () => {
  const WRITERS = thorough ? 16 : 4
  const ROUNDS = thorough ? 6 : 1
  const { token } = await createAccount()
  const writers = await openWriters(token, WRITERS)
  let [over, refused] = [false, 0]
  const write = async (writer: Writer) => {
    while (!over) {
      const answer = await append(writer, token, served.origin)
      if (answer.status === 200) continue
      expect([answer.status, answer.body.detail.code]).toEqual([503, 'unavailable'])
      refused++
    }
  }
  const total = (of: 'acknowledged' | 'refused') => (of === 'refused' ? refused : acknowledgedBy(writers))
  const reaches = async (of: 'acknowledged' | 'refused', more: number) => {
    const goal = total(of) + more
    await expect.poll(() => total(of), { timeout: 60_000 }).toBeGreaterThanOrEqual(goal)
  }
  const writing = Promise.all(writers.map(write))
  writing.catch(() => undefined)
  for (let round = 0; round < ROUNDS; round++) {
    await reaches('acknowledged', WRITERS)
    await served.set('firestore', round % 2 === 0 ? 'refusing' : 'hanging')
    await reaches('refused', WRITERS)
    await served.set('firestore', 'passing')
  }
  await reaches('acknowledged', WRITERS)
  over = true
  await writing

  await expectNothingLost(writers, token)
})
