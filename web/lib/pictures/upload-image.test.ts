import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { BROKEN_OFF, uploadImage } from './upload-image.ts'

// The server answers, and Storage is out of reach.
vi.mock('../api.ts', () => ({
  request: () => Promise.resolve({ path: 'users/u/images/1-a.png', contentType: 'image/png' }),
}))
const reach = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')))

beforeEach(async () => {
  vi.useFakeTimers()
  vi.stubGlobal('__EMULATORS__', { app: 5000, auth: 9099, firestore: 8080, storage: 9199 })
  vi.stubGlobal('window', { location: { port: '5000' } })
  vi.stubGlobal('fetch', reach.mockClear())
  // Scripts load in real time.
  await Promise.all([import('../storage.ts'), import('firebase/storage')])
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** What an upload comes to in so many milliseconds. */
async function uploadedWithin(ms: number, isTriedAgain: boolean): Promise<unknown> {
  const picture = new File(['bytes'], 'a.png', { type: 'image/png' })
  const options = { onProgress: () => {}, signal: new AbortController().signal, isTriedAgain }
  const upload = uploadImage('p', picture, 'images', options).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(ms)
  return Promise.race([upload, Promise.resolve('under way')])
}

it('an upload that is tried again gives up if Storage stays out of reach, and says that the server was not', async () => {
  expect(await uploadedWithin(20_000, true)).toMatchObject({ status: 0, code: BROKEN_OFF })
  expect(reach.mock.calls.length).toBeGreaterThan(3)
})

it('another one goes on trying', async () => {
  expect(await uploadedWithin(60_000, false)).toBe('under way')
  expect(reach.mock.calls.length).toBeGreaterThan(3)
})
