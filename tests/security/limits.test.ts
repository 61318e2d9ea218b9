import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { exportAccount } from '@vitrine/common/api/account'
import { recordView } from '@vitrine/common/api/analytics'
import { api, type EndpointName } from '@vitrine/common/api/index'
import type { Endpoint } from '@vitrine/common/api/endpoint'
import { subscribe } from '@vitrine/common/api/inbox'
import { createPortfolio, signUpload } from '@vitrine/common/api/portfolios'
import { getSettings, initializeUser, provisionInitialCredits, sendWelcomeEmail } from '@vitrine/common/api/user'
import { checkUsername } from '@vitrine/common/api/usernames'
import { endpointLimits } from '../../functions/http/endpoint-limits.ts'
import { CLOCK_HEADER } from '../../functions/lib/clock.ts'
import { db } from '../../functions/lib/firebase.ts'
import { RateLimiter } from '../../functions/lib/flood-limit.ts'
import { createAccount, type TestAccount } from '../support/accounts.ts'
import { startApiProcess, type ApiProcess } from '../support/api-process.ts'
import { call, succeed } from '../support/api.ts'
import { contents, storePage } from '../support/pages.ts'

let instances: ApiProcess[]
let account: TestAccount
let portfolioId: string
/** A time unique to this run, far from the end of every window, so that no counter is shared. */
const now = (Math.floor(Date.now() / 3_600_000) + 24 + (process.pid % 10_000)) * 3_600_000 + 60_000
const run = process.pid % 250

beforeAll(async () => {
  // Settings of Firestore are made by whoever asks for it first.
  db()
  ;[instances, account] = await Promise.all([Promise.all([startApiProcess(), startApiProcess()]), createAccount()])
  portfolioId = (await succeed(createPortfolio, { token: account.token, body: { templateId: 'minimalist-designer' } }))
    .id
}, 120_000)
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
}

describe.each(Object.entries(limited))('%s', (name, { endpoint, input, byAccount }) => {
  const max = endpointLimits[name as EndpointName]!.max
  const block = endpointLimits[name as EndpointName]!.block
  const address = `203.0.${run}.${Object.keys(limited).indexOf(name) + 1}`

  it('is limited across instances with Retry-After; a forged address does not reset the limit', async () => {
    const { passed, refused } = await exhaust(endpoint, input(), max, (index) =>
      from(address, `10.${index % 250}.${Math.floor(index / 250)}.9, 198.51.100.${index % 250}`),
    )
    expect(passed).toBeGreaterThanOrEqual(max - 2 * block)
    expect(passed).toBeLessThanOrEqual(max + instances.length * block)
    const wait = Number(refused.headers.get('retry-after'))
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(endpointLimits[name as EndpointName]!.windowMs / 1000)
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

/** Their limits are high: shown from where they are almost reached. */
describe.each([
  ['exportAccount', exportAccount, () => ({ query: {} })],
  [
    'signUpload',
    signUpload,
    () => ({ params: { id: portfolioId }, body: { fileName: 'a.png', contentType: 'image/png', size: 1 } }),
  ],
] as const)('%s', (name, endpoint, input) => {
  it('is limited as well', async () => {
    const { max } = endpointLimits[name]!
    const limiter = new RateLimiter()
    let used = 0
    while (await limiter.allows({ ...endpointLimits[name]!, block: 100 }, account.uid, now)) used++
    expect(used).toBeGreaterThanOrEqual(max - 200)
    // An instance gives its first block without asking.
    let last = await call(endpoint as Endpoint, {
      ...input(),
      token: account.token,
      headers: from('192.0.2.5'),
      origin: instances[0]!.origin,
    })
    for (let index = 0; index < 2 * endpointLimits[name]!.block && last.status !== 429; index++) {
      last = await call(endpoint as Endpoint, {
        ...input(),
        token: account.token,
        headers: from('192.0.2.5'),
        origin: instances[0]!.origin,
      })
    }
    expect([last.status, Number(last.headers.get('retry-after')) > 0]).toEqual([429, true])
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

it('every rate-limited endpoint lists the error in its contract', () => {
  const names = Object.keys(endpointLimits) as EndpointName[]
  expect(names.filter((name) => !(api[name] as Endpoint).errors.includes('rate-limited'))).toEqual([])
  const tested = [...Object.keys(limited), 'exportAccount', 'signUpload']
  expect(names.filter((name) => !tested.includes(name))).toEqual([])
})
