import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { type AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { bucket, removeFile, removeFolder } from './storage.ts'

let server: Server
const asked: string[] = []
/** What the next requests get; those after them find nothing of that name. */
let answers: ((request: IncomingMessage, response: ServerResponse) => void)[] = []

const broken = ({ socket }: IncomingMessage) => socket.resetAndDestroy()
const status = (code: number) => (_request: IncomingMessage, response: ServerResponse) =>
  response.writeHead(code, { 'Content-Type': 'application/json' }).end(code === 204 ? undefined : '{}')
const listing =
  (...names: string[]) =>
  (_request: IncomingMessage, response: ServerResponse) =>
    response
      .writeHead(200, { 'Content-Type': 'application/json' })
      .end(JSON.stringify({ items: names.map((name) => ({ name })) }))

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(`${request.method} ${decodeURIComponent(/\/o\/([^?]*)/.exec(request.url ?? '')?.[1] ?? '')}`.trim())
    ;(answers.shift() ?? status(404))(request, response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  vi.stubEnv('FIREBASE_CONFIG', JSON.stringify({ projectId: 'demo-storage', storageBucket: 'demo-storage.example' }))
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  vi.stubEnv('FIREBASE_STORAGE_EMULATOR_HOST', host)
  // The Storage client goes by this one, which firebase-admin sets only where it is missing.
  vi.stubEnv('STORAGE_EMULATOR_HOST', `http://${host}`)
})
beforeEach(() => {
  asked.length = 0
})
afterAll(() => server.close())

it('a file is written again, whole, when the connection breaks', async () => {
  let written = ''
  const stored = (request: IncomingMessage, response: ServerResponse) => {
    request.on('data', (part: Buffer) => (written += part.toString()))
    request.on('end', () => response.end(JSON.stringify({ md5Hash: 'kAFQmDzST7DWlj99KOF/cg==', crc32c: 'Nks/tw==' })))
  }
  answers = [broken, stored]
  await bucket().file('a.png').save('abc', { resumable: false })
  expect(asked).toEqual(['POST', 'POST'])
  expect(written).toContain('abc')
})

it('a mark is set again when the connection breaks', async () => {
  answers = [broken, status(200)]
  await bucket()
    .file('a.png')
    .setMetadata({ metadata: { mark: '1' } })
  expect(asked).toEqual(['PATCH a.png', 'PATCH a.png'])
})

it('a file is removed again when the connection breaks, whatever another call has told the client', async () => {
  answers = [broken, status(204)]
  const { retryOptions } = bucket().storage
  retryOptions.autoRetry = false
  try {
    await removeFile('a.png', 1)
  } finally {
    retryOptions.autoRetry = true
  }
  expect(asked).toEqual(['DELETE a.png', 'DELETE a.png'])
})

it('a folder is empty, though the answer to a removal was lost and another run was faster', async () => {
  answers = [listing('f/a.png', 'f/b.png'), broken, status(404)]
  await removeFolder('f/')
  expect(asked).toEqual(['GET', 'DELETE f/a.png', 'DELETE f/b.png', 'DELETE f/a.png'])
})

it('a file that may not be removed is a failure, and no reason to leave the others', async () => {
  answers = [listing('f/a.png', 'f/b.png'), status(403), status(204)]
  await expect(removeFolder('f/')).rejects.toThrow('1 files could not be removed')
  expect(asked).toEqual(['GET', 'DELETE f/a.png', 'DELETE f/b.png'])
})

it('a folder that cannot be listed is a failure', async () => {
  answers = [status(403)]
  await expect(removeFolder('f/')).rejects.toMatchObject({ code: 403 })
})
