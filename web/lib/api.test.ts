import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createPortfolio, updatePortfolio } from '@vitrine/common/api/portfolios'
import { listTemplates } from '@vitrine/common/api/templates'
import { checkUsername, ownedUsernames } from '@vitrine/common/api/usernames'
import { address, request } from './api.ts'
import { ApiError } from './api-error.ts'

const currentToken = vi.hoisted(() => vi.fn<() => Promise<string | null>>())
vi.mock('./auth.ts', () => ({ currentToken }))

let server: Server
let base = ''
let answer = { status: 200, body: '[]' }
let seen: { message: IncomingMessage; body: string } | null = null
const realFetch = globalThis.fetch

beforeAll(async () => {
  server = createServer((message, response) => {
    let body = ''
    message.on('data', (chunk: Buffer) => (body += chunk.toString()))
    message.on('end', () => {
      seen = { message, body }
      response.writeHead(answer.status).end(answer.body)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  // A browser resolves paths against its page; Node has none.
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => realFetch(base + path, init))
})

beforeEach(() => {
  answer = { status: 200, body: '[]' }
  seen = null
  currentToken.mockReset().mockResolvedValue('user-token')
})

afterAll(() => {
  vi.unstubAllGlobals()
  server.close()
})

const failure = (call: Promise<unknown>) =>
  call.then(
    () => expect.unreachable('the call succeeded'),
    (error: unknown) => error,
  )

describe('request', () => {
  it('asks for JSON, without token and content type where they have no place', async () => {
    expect(await request(listTemplates)).toEqual([])
    expect(seen?.message.headers).toMatchObject({ accept: 'application/json' })
    expect(seen?.message.headers).not.toHaveProperty('authorization')
    expect(seen?.message.headers).not.toHaveProperty('content-type')
  })

  it('sends body, token and revision', async () => {
    await request(updatePortfolio, { params: { id: 'p1' }, body: { name: 'New' }, ifMatch: 3 })
    expect(seen?.message).toMatchObject({ method: 'PUT', url: '/api/portfolios/p1' })
    expect(seen?.message.headers).toMatchObject({
      authorization: 'Bearer user-token',
      'content-type': 'application/json',
      'if-match': '"3"',
    })
    expect(seen?.body).toBe('{"name":"New"}')
  })

  it('calls another URL with extra headers', async () => {
    await request(listTemplates, { url: '/other/templates', headers: { 'x-api-key': 'key' } })
    expect(seen?.message.url).toBe('/other/templates')
    expect(seen?.message.headers).toMatchObject({ accept: 'application/json', 'x-api-key': 'key' })
  })

  it('prefers a token that is given', async () => {
    await request(ownedUsernames, { token: 'given' })
    expect(seen?.message.headers.authorization).toBe('Bearer given')
    expect(currentToken).not.toHaveBeenCalled()
  })

  it.each([
    ['nobody is signed in', () => currentToken.mockResolvedValue(null)],
    ['the token cannot be had', () => currentToken.mockRejectedValue(new Error('revoked'))],
  ])('fails as unauthenticated and sends nothing when %s', async (_, arrange) => {
    arrange()
    expect(await failure(request(createPortfolio, { body: { templateId: 'developer-pro' } }))).toMatchObject({
      status: 401,
      code: 'unauthenticated',
      message: 'Authentication failed',
    })
    expect(seen).toBeNull()
  })

  it('throws the server’s error', async () => {
    answer = {
      status: 409,
      body: JSON.stringify({ detail: { code: 'username-taken', message: 'This username is already taken' } }),
    }
    const error = await failure(request(ownedUsernames))
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({ status: 409, code: 'username-taken', message: 'This username is already taken' })
  })

  it('throws a network error without a response', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    expect(await failure(request(listTemplates))).toMatchObject({
      status: 0,
      code: 'network',
      message: 'Network error or server unavailable',
    })
    vi.stubGlobal('fetch', (path: string, init: RequestInit) => realFetch(base + path, init))
  })

  it('rejects a response that is not JSON', async () => {
    answer = { status: 200, body: '<html>' }
    expect(await failure(request(listTemplates))).toMatchObject({ message: 'Network error or server unavailable' })
  })

  it('rejects with the abort reason', async () => {
    expect(await failure(request(listTemplates, { signal: AbortSignal.abort('left') }))).toBe('left')
  })
})

describe('address', () => {
  it('fills the path, escaped, and leaves out what is undefined', () => {
    expect(address({ path: '/api/x/:id/y' }, { params: { id: 'a/b?' }, query: { u: 'é&', cursor: undefined } })).toBe(
      '/api/x/a%2Fb%3F/y?u=%C3%A9%26',
    )
  })

  it('has no question mark without a query', () => {
    expect(address(checkUsername, { query: {} })).toBe('/api/username/check')
  })
})
