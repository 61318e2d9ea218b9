import { beforeAll, describe, expect, it } from 'vitest'
import { api, type EndpointName } from '@vitrine/common/api/index'
import type { Access, Endpoint } from '@vitrine/common/api/endpoint'
import { createPortfolio } from '@vitrine/common/api/portfolios'
import { createAccount, expired, withClaims, type TestAccount } from '../support/accounts.ts'
import { adminAuth } from '../support/admin.ts'
import { call, succeed } from '../support/api.ts'

/** Access control, generated from the contract table: a new endpoint is tested automatically. */

let owner: TestAccount
let other: TestAccount
let foreign: TestAccount
let portfolioId: string
/** Tokens that were valid until their account was disabled, its sessions were ended, or it was deleted. */
const former: Record<'disabled' | 'ended' | 'deleted', string> = { disabled: '', ended: '', deleted: '' }

beforeAll(async () => {
  ;[owner, other, foreign] = await Promise.all([
    createAccount(),
    createAccount(),
    createAccount({ project: 'demo-elsewhere' }),
  ])
  portfolioId = (await succeed(createPortfolio, { token: owner.token, body: { templateId: 'minimalist-designer' } })).id
  const [first, second, third] = await Promise.all([createAccount(), createAccount(), createAccount()])
  const before = Math.floor(Date.now() / 1000) - 60
  await Promise.all([
    adminAuth().updateUser(first.uid, { disabled: true }),
    adminAuth().revokeRefreshTokens(second.uid),
    adminAuth().deleteUser(third.uid),
  ])
  Object.assign(former, {
    disabled: first.token,
    ended: withClaims(second.token, { auth_time: before, iat: before }),
    deleted: third.token,
  })
})

const withAccess = (...access: Access[]): [EndpointName, Endpoint][] =>
  (Object.keys(api) as EndpointName[])
    .map((name): [EndpointName, Endpoint] => [name, api[name]])
    .filter(([, endpoint]) => access.includes(endpoint.access))

/** The endpoint's sample with the owner's ids. */
function sampleFor(endpoint: Endpoint) {
  const params = { ...(endpoint.sample.params as Record<string, string>) }
  if (endpoint.access === 'owner') params.id = portfolioId
  if (endpoint.access === 'self') params.uid = owner.uid
  return { params, query: endpoint.sample.query, body: endpoint.sample.body }
}

const badCredentials: [string, () => { token?: string; headers?: Record<string, string> }][] = [
  ['no token', () => ({})],
  ['an empty token', () => ({ headers: { Authorization: 'Bearer ' } })],
  ['a made-up token', () => ({ token: 'made.up.token' })],
  ['another scheme', () => ({ headers: { Authorization: `Basic ${owner.token}` } })],
  ['an expired token', () => ({ token: expired(owner.token) })],
  ['a token of another project', () => ({ token: foreign.token })],
  ['a disabled account', () => ({ token: former.disabled })],
  ['a session that was ended', () => ({ token: former.ended })],
  ['a deleted account', () => ({ token: former.deleted })],
]

describe.each(withAccess('account', 'self', 'owner'))('%s', (_name, endpoint) => {
  it.each(badCredentials)('refuses %s', async (_what, credentials) => {
    const answer = await call(endpoint, { ...sampleFor(endpoint), ...credentials() })
    expect(answer.status).toBe(401)
    expect(answer.body.detail).toMatchObject({ code: 'unauthenticated', message: 'Authentication failed' })
    expect(answer.headers.get('content-type')).toContain('application/json')
  })
})

it.each(withAccess('self', 'owner'))('%s returns 404 for another account', async (_name, endpoint) => {
  const answer = await call(endpoint, { ...sampleFor(endpoint), token: other.token })
  expect(answer.status).toBe(404)
  expect(answer.body.detail.code).toBe('not-found')
})

it.each(withAccess('account'))('%s never returns another account’s data', async (_name, endpoint) => {
  const answer = await call(endpoint, { ...sampleFor(endpoint), token: other.token })
  expect([200, 403, 409]).toContain(answer.status)
  expect(JSON.stringify(answer.body)).not.toContain(owner.uid)
})

it.each(withAccess('public'))('%s answers everyone alike, whatever token they send', async (_name, endpoint) => {
  const tokens = [undefined, owner.token, expired(owner.token), foreign.token]
  const answers = await Promise.all(tokens.map((token) => call(endpoint, { ...sampleFor(endpoint), token })))
  expect(answers[0]?.status).not.toBe(401)
  expect(new Set(answers.map(({ status }) => status)).size).toBe(1)
})

describe.each(withAccess('account', 'self', 'owner'))('%s', (name, endpoint) => {
  /** Statuses that an authorised caller may get: success, or something is missing. */
  const honest = [200, 400, 402, 403, 404, 409, 412, 422, 503]

  it.each([
    ['verified', true],
    ['unverified', false],
  ])('answers its owner, %s', async (_what, verified) => {
    const account = await createAccount({ verified })
    const { id } = await succeed(createPortfolio, { token: account.token, body: { templateId: 'minimalist-designer' } })
    const { params, query, body: sample } = sampleFor(endpoint)
    const body = name === 'publishPortfolio' ? { status: 'published' } : sample
    if (endpoint.access === 'owner') params.id = id
    if (endpoint.access === 'self') params.uid = account.uid
    const answer = await call(endpoint, { params, query, body, token: account.token })
    expect(honest).toContain(answer.status)
    const refusal = answer.status >= 400 ? answer.body.detail.code : null
    if (name === 'signUpload' || name === 'publishPortfolio') expect(refusal === 'unverified').toBe(!verified)
    if (answer.status === 404) expect(answer.body.detail.message).not.toBe('Portfolio not found')
    if (answer.status === 403) expect(answer.body.detail.code).not.toBe('unauthenticated')
  })
})

it('covers every endpoint of the contract table', () => {
  expect(withAccess('public', 'account', 'self', 'owner')).toHaveLength(Object.keys(api).length)
})
