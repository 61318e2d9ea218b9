import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { type AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { bucket } from './storage.ts'

let server: Server
const asked: string[] = []

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.method ?? '')
    if (asked.length === 1) request.socket.resetAndDestroy()
    else response.setHeader('Content-Type', 'application/json').end('{}')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  vi.stubEnv('FIREBASE_CONFIG', JSON.stringify({ projectId: 'demo-storage', storageBucket: 'demo-storage.example' }))
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  vi.stubEnv('FIREBASE_STORAGE_EMULATOR_HOST', host)
  // The Storage client goes by this one, which firebase-admin sets only where it is missing.
  vi.stubEnv('STORAGE_EMULATOR_HOST', `http://${host}`)
})
afterAll(() => server.close())

it('a mark is set again when the connection breaks', async () => {
  await bucket()
    .file('a.png')
    .setMetadata({ metadata: { mark: '1' } })
  expect(asked).toEqual(['PATCH', 'PATCH'])
})
