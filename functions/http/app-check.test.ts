import { createSign, generateKeyPairSync } from 'node:crypto'
import http from 'node:http'
import https from 'node:https'
import type { AddressInfo } from 'node:net'
import { getApps, initializeApp } from 'firebase-admin/app'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { requireApp } from './app-check.ts'

/** The keys of the App Check service, given out here instead. */
const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const keys = { keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'ours', use: 'sig', alg: 'RS256' }] }
const server = http.createServer((_request, response) =>
  response.setHeader('Content-Type', 'application/json').end(JSON.stringify(keys)),
)
let asked = ''

beforeAll(async () => {
  if (getApps().length === 0) initializeApp({ projectId: 'demo-vitrine' })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  vi.spyOn(https, 'request').mockImplementation(((
    options: http.RequestOptions,
    answered: (response: http.IncomingMessage) => void,
  ) => {
    asked = String(options.hostname ?? options.host)
    return http.request({ hostname: '127.0.0.1', port }, answered)
  }) as typeof https.request)
})
afterAll(() => server.close())

const seconds = () => Math.floor(Date.now() / 1000)
const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')

function tokenWith(claims: object = {}, header: object = {}, key = privateKey): string {
  const valid = {
    iss: 'https://firebaseappcheck.googleapis.com/1234',
    aud: ['projects/1234', 'projects/demo-vitrine'],
    sub: '1:1234:web:abcd',
    iat: seconds(),
    exp: seconds() + 3600,
  }
  const signed = `${encoded({ alg: 'RS256', typ: 'JWT', kid: 'ours', ...header })}.${encoded({ ...valid, ...claims })}`
  return `${signed}.${createSign('RSA-SHA256').update(signed).sign(key, 'base64url')}`
}

it('asks for nothing while it is not enforced', async () => {
  vi.stubEnv('APP_CHECK', '')
  await expect(requireApp('listPortfolios', undefined)).resolves.toBeUndefined()
})

describe('where it is enforced', () => {
  beforeEach(() => void vi.stubEnv('APP_CHECK', 'enforced'))

  it('lets a token of our own client pass', async () => {
    await expect(requireApp('listPortfolios', tokenWith())).resolves.toBeUndefined()
    expect(asked).toBe('firebaseappcheck.googleapis.com')
  })

  it.each([
    ['no token', undefined],
    ['an empty token', ''],
    ['a made-up token', 'made.up.token'],
    ['a token that has expired', tokenWith({ exp: seconds() - 10 })],
    ['a token of another project', tokenWith({ aud: ['projects/4321', 'projects/elsewhere'] })],
    ['a token of another issuer', tokenWith({ iss: 'https://evil.example/1234' })],
    ['a token that nobody signed', `${tokenWith({}, { alg: 'none' }).split('.').slice(0, 2).join('.')}.`],
    [
      'a token signed with another key',
      tokenWith({}, {}, generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey),
    ],
  ])('refuses %s', async (_what, token) => {
    await expect(requireApp('listPortfolios', token)).rejects.toMatchObject({ code: 'unknown-client', status: 403 })
  })

  it('asks nothing of public pages, which have no SDK', async () => {
    await expect(requireApp('recordView', undefined)).resolves.toBeUndefined()
    await expect(requireApp('sendMessage', undefined)).resolves.toBeUndefined()
  })
})
