import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { recordView } from '@vitrine/common/api/analytics'
import { api, type EndpointName } from '@vitrine/common/api/index'
import type { Endpoint } from '@vitrine/common/api/endpoint'
import { subscribe } from '@vitrine/common/api/inbox'
import { endpointLimits } from '@vitrine/common/api/limits'
import {
  getSettings,
  initializeUser,
  provisionInitialCredits,
  sendWelcomeEmail,
  syncEmail,
} from '@vitrine/common/api/user'
import { checkUsername } from '@vitrine/common/api/usernames'
import { CLOCK_HEADER } from '../../functions/lib/clock.ts'
import { db } from '../../functions/lib/firebase.ts'
import { Limiter, type Limit } from '../../functions/lib/limiter.ts'
import { createAccount, type TestAccount } from '../support/accounts.ts'
import { startFunctions, type FunctionsProcess } from '../support/functions-process.ts'
import { call } from '../support/api.ts'
import { contents, storePage } from '../support/pages.ts'

let instances: FunctionsProcess[]
let account: TestAccount
/** A time unique to this run, far from the end of every window, so that no counter is shared. */
const now = (Math.floor(Date.now() / 3_600_000) + 24 + (process.pid % 10_000)) * 3_600_000 + 60_000
const run = process.pid % 250

beforeAll(async () => {
  // Settings of Firestore are made by whoever asks for it first.
  db()
  ;[instances, account] = await Promise.all([Promise.all([startFunctions(), startFunctions()]), createAccount()])
})
afterAll(() => Promise.all(instances.map((instance) => instance.stop())))

/** What Hosting and the function's front end write behind whatever the client wrote. */
const from = (address: string, madeUp = '') => ({
  'X-Forwarded-For': `${madeUp && `${madeUp}, `}${address}, 151.101.1.1`,
  [CLOCK_HEADER]: String(now),
})

/** Calls in turn on all instances until refused; returns how many succeeded. */
async function exhaust(
  endpoint: Endpoint,
  input: object,
  max: number,
  headers: (index: number) => Record<string, string>,
) {
  let passed = 0
  for (let index = 0; index < max * 2 + 400; index += 20) {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, offset) =>
        call(endpoint, {
          ...input,
          headers: headers(index + offset),
          origin: instances[offset % instances.length]!.origin,
        }),
      ),
    )
    passed += answers.filter(({ status }) => status !== 429).length
    const refused = answers.find(({ status }) => status === 429)
    if (refused && answers.every(({ status }) => status === 429)) return { passed, refused }
  }
  throw new Error(`Never refused: ${endpoint.path}, ${passed} calls`)
}

interface Limited {
  endpoint: Endpoint
  input: () => object
  /** Whether another account resets it, rather than another address. */
  byAccount: boolean
}

const stranger = { userId: 'nobody-at-all', userEmail: 'nobody@example.com' }
const limited: Partial<Record<EndpointName, Limited>> = {
  checkUsername: { endpoint: checkUsername, input: () => ({ query: { u: 'free-name' } }), byAccount: false },
  provisionInitialCredits: { endpoint: provisionInitialCredits, input: () => ({ body: stranger }), byAccount: false },
  sendWelcomeEmail: {
    endpoint: sendWelcomeEmail,
    input: () => ({ body: { ...stranger, displayName: 'Nobody' } }),
    byAccount: false,
  },
  initializeUser: {
    endpoint: initializeUser,
    input: () => ({ token: account.token, body: { userId: account.uid } }),
    byAccount: true,
  },
  getSettings: { endpoint: getSettings, input: () => ({ token: account.token }), byAccount: true },
  syncEmail: { endpoint: syncEmail, input: () => ({ token: account.token }), byAccount: true },
}

describe.each(Object.entries(limited))('%s', (name, { endpoint, input, byAccount }) => {
  const [limit] = endpointLimits[name as EndpointName]
  const { most, windowMs, block = 1 } = limit!
  const address = `203.0.${run}.${Object.keys(limited).indexOf(name) + 1}`

  it('is limited across instances with Retry-After; a forged address does not reset the limit', async () => {
    const { passed, refused } = await exhaust(endpoint, input(), most, (index) =>
      from(address, `10.${index % 250}.${Math.floor(index / 250)}.9, 198.51.100.${index % 250}`),
    )
    expect(passed).toBeGreaterThanOrEqual(most - 2 * block)
    expect(passed).toBeLessThanOrEqual(most + instances.length * block)
    const wait = Number(refused.headers.get('retry-after'))
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(windowMs / 1000)
    expect(refused.body.detail.code).toBe('rate-limited')
  })

  it('is not limited for others', async () => {
    const other = byAccount ? await createAccount() : null
    const again = {
      ...input(),
      ...(other && { token: other.token }),
      ...(other && name === 'initializeUser' && { body: { userId: other.uid } }),
    }
    const answer = await call(endpoint, {
      ...again,
      headers: from(byAccount ? address : '192.0.2.77'),
      origin: instances[0]!.origin,
    })
    expect(answer.status).toBe(200)
  })
})

describe('every endpoint of the contract', () => {
  const names = Object.keys(api) as EndpointName[]
  let busy: TestAccount
  const address = `203.0.${run}.90`
  beforeAll(async () => {
    busy = await createAccount()
  })

  /** Uses a limit up, as other instances would. */
  async function useUp(limit: Limit, key: string) {
    const elsewhere = new Limiter()
    while (await elsewhere.allows({ ...limit, block: limit.most }, key, now));
  }

  it.each(names)('%s has a rate, which holds', async (name) => {
    const endpoint: Endpoint = api[name]
    const [limit] = endpointLimits[name]
    expect(limit?.by === 'account').toBe(endpoint.access !== 'public')
    await useUp(limit!, limit!.by === 'account' ? busy.uid : address)
    // An instance gives its first block without asking.
    const { block = 0, windowMs } = limit!
    let refused
    for (let calls = 0; calls <= block && refused?.status !== 429; calls++) {
      refused = await call(endpoint, {
        params: endpoint.sample.params as object,
        query: endpoint.sample.query as object,
        body: endpoint.sample.body,
        token: busy.token,
        headers: from(address),
        origin: instances[0]!.origin,
      })
    }
    expect([refused?.status, refused?.body.detail.code]).toEqual([429, 'rate-limited'])
    const wait = Number(refused?.headers.get('retry-after'))
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(windowMs / 1000)
  })
})

it('visits over the limit return Retry-After', async () => {
  const body = {
    portfolioId: 'p1',
    username: 'nobody-here',
    cid: 'c'.repeat(24),
    id: 'i'.repeat(24),
    sessionId: 's'.repeat(24),
    url: 'https://vitrine.example/nobody-here',
    referrer: '',
  }
  const { refused } = await exhaust(recordView, { body }, 120, (index) =>
    from(`203.0.${run}.99`, `10.0.0.${index % 250}`),
  )
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
})

it('forms over the limit return Retry-After, as JSON and as a page', async () => {
  const username = await storePage('business-executive', contents.example('business-executive'))
  const post = (index: number) =>
    call(subscribe, {
      params: { username },
      body: { email: `reader-${index}@example.com` },
      headers: from(`203.0.${run}.98`, `10.0.0.${index}`),
      origin: instances[0]!.origin,
    })
  let answer = await post(0)
  expect(answer.status).toBe(200)
  for (let index = 1; index < 12 && answer.status !== 429; index++) answer = await post(index)
  expect([answer.status, Number(answer.headers.get('retry-after')) > 0]).toEqual([429, true])
})
