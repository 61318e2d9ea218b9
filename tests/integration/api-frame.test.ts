import { beforeAll, describe, expect, it } from 'vitest'
import type { ErrorBody } from '@vitrine/common/api/errors'
import { createPortfolio, getPortfolio } from '@vitrine/common/api/portfolios'
import { createAccount, type TestAccount } from '../support/accounts.ts'
import { succeed } from '../support/api.ts'
import { startFunctions } from '../support/functions-process.ts'
import { addresses } from '../support/env.ts'

/** What every API address does, whatever its handler; called through Hosting, as browsers do. */

let owner: TestAccount
let portfolioId: string

beforeAll(async () => {
  owner = await createAccount()
  portfolioId = (await succeed(createPortfolio, { token: owner.token, body: { templateId: 'minimalist-designer' } })).id
})

interface RawRequest {
  body?: string | Uint8Array<ArrayBuffer>
  headers?: Record<string, string>
  origin?: string
}

async function raw(method: string, path: string, { origin = addresses.hosting, ...init }: RawRequest = {}) {
  const response = await fetch(origin + path, {
    method,
    body: init.body,
    headers: { Authorization: `Bearer ${owner.token}`, ...init.headers },
  })
  return { status: response.status, headers: response.headers, detail: ((await response.json()) as ErrorBody).detail }
}

const json = { 'Content-Type': 'application/json' }

describe('errors are JSON with the right status and the id of the request', () => {
  const put = () => `/api/portfolios/${portfolioId}`
  it.each([
    ['malformed JSON', 400, 'malformed-json', () => raw('PUT', put(), { body: '{"name": ', headers: json })],
    [
      'a body that is not UTF-8',
      400,
      'malformed-json',
      () => raw('PUT', put(), { body: new Uint8Array([0x22, 0xff, 0x22]), headers: json }),
    ],
    [
      'an unknown charset',
      400,
      'invalid-input',
      () => raw('PUT', put(), { body: '[]', headers: { 'Content-Type': 'application/json; charset=ebcdic' } }),
    ],
    ['a wrong type', 400, 'invalid-input', () => raw('PUT', put(), { body: '{"name": 7}', headers: json })],
    ['an unknown key', 400, 'invalid-input', () => raw('PUT', put(), { body: '{"views": 7}', headers: json })],
    ['a missing body', 400, 'invalid-input', () => raw('POST', '/api/portfolios')],
    [
      'a body that is null',
      400,
      'invalid-input',
      () => raw('POST', '/api/portfolios', { body: 'null', headers: json }),
    ],
    [
      'an If-Match without a revision',
      400,
      'invalid-input',
      () => raw('PUT', put(), { body: '{"name": "x"}', headers: { ...json, 'If-Match': 'latest' } }),
    ],
    ['an unknown portfolio', 404, 'not-found', () => raw('GET', '/api/portfolios/no-such-portfolio')],
    ['an unknown template', 404, 'not-found', () => raw('GET', '/api/templates/no-such-template')],
    ['an unknown address', 404, 'not-found', () => raw('GET', '/api/no/such/address')],
    ['a wrong method', 405, 'method-not-allowed', () => raw('DELETE', '/api/templates')],
    [
      'a body of another type',
      415,
      'unsupported-media-type',
      () => raw('PUT', put(), { body: 'name=x', headers: { 'Content-Type': 'application/x-www-form-urlencoded' } }),
    ],
    [
      'a compressed body',
      415,
      'unsupported-media-type',
      () => raw('PUT', put(), { body: 'xxxx', headers: { ...json, 'Content-Encoding': 'br' } }),
    ],
    [
      'a body over the limit',
      413,
      'too-large',
      () =>
        raw('PUT', put(), {
          body: JSON.stringify({ content: { about: { bio: 'x'.repeat(5_000_000) } } }),
          headers: json,
        }),
    ],
  ])('%s', async (_what, status, code, request) => {
    const answer = await request()
    expect(answer.status).toBe(status)
    expect(answer.detail.code).toBe(code)
    expect(answer.detail.message).not.toBe('')
    expect(answer.detail.requestId).toMatch(/^[0-9a-f-]{36}$/)
    expect(answer.headers.get('x-request-id')).toBe(answer.detail.requestId)
    expect(answer.headers.get('content-type')).toContain('application/json')
    expect(answer.headers.get('cache-control')).toContain('no-store')
  })

  it('a wrong method returns 405 with Allow', async () => {
    expect((await raw('DELETE', `/api/portfolios/${portfolioId}/content`)).headers.get('allow')).toBe('PATCH')
  })

  it('invalid input returns 400 with the failing paths', async () => {
    const { detail } = await raw('PUT', `/api/portfolios/${portfolioId}`, {
      body: '{"design": {"primaryColor": "red"}}',
      headers: json,
    })
    expect(detail.issues).toEqual([expect.objectContaining({ path: 'body.design.primaryColor' })])
  })

  it('an address that cannot be decoded returns 404 (the Hosting emulator refuses it itself)', async () => {
    const api = await startFunctions()
    try {
      for (const id of ['%E0%A4%A', '%ED%A0%80']) {
        const answer = await raw('GET', `/api/portfolios/${id}`, { origin: api.origin })
        expect([id, answer.status, answer.detail.code]).toEqual([id, 404, 'not-found'])
      }
    } finally {
      await api.stop()
    }
  })

  it('none of them changed anything', async () => {
    const portfolio = await succeed(getPortfolio, { token: owner.token, params: { id: portfolioId } })
    expect(portfolio.revision).toBe(1)
  })
})

it.each([
  ['gzip', 'gzip'],
  ['identity', null],
])('the sections of a template, for a browser that accepts %s, have the encoding %s', async (accepted, encoding) => {
  const { headers } = await raw('GET', `/api/portfolios/${portfolioId}/meta`, {
    headers: { 'Accept-Encoding': accepted },
  })
  expect(headers.get('content-encoding')).toBe(encoding)
})
