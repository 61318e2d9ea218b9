import 'fake-indexeddb/auto'
import { beforeEach, describe, expect, it, vi } from 'vitest'

const owner = vi.hoisted(() => ({ uid: null as string | null }))
vi.mock('./kept.ts', () => ({ keptOwner: () => owner.uid }))

const HOUR = 3_600_000
const tokenWith = (claims: object) => `header.${btoa(JSON.stringify(claims)).replaceAll('=', '')}.signature`
const verified = tokenWith({ email_verified: true })
const user = (uid: string, accessToken: string, expirationTime: number) => ({
  uid,
  stsTokenManager: { accessToken, expirationTime },
})

beforeEach(() => {
  vi.resetModules()
  owner.uid = null
})

describe('tokenOf', () => {
  it('gives the token of the account whose data is kept while it is good', async () => {
    const { tokenOf } = await import('./kept-token.ts')
    const users = [user('ada', verified, HOUR)]
    expect(tokenOf(users, 'ada', 0)).toBe(verified)
    expect(tokenOf(users, 'jonas', 0)).toBeNull()
    expect(tokenOf(users, null, 0)).toBeNull()
    expect(tokenOf(users, 'ada', HOUR - 30_000)).toBeNull()
  })

  it('gives none from before the address was verified, and none that it cannot read', async () => {
    const { tokenOf } = await import('./kept-token.ts')
    for (const token of [tokenWith({ email_verified: false }), 'nonsense', 'a.b.c', ''])
      expect(tokenOf([user('ada', token, HOUR)], 'ada', 0)).toBeNull()
    expect(tokenOf([{ uid: 'ada' }], 'ada', 0)).toBeNull()
  })
})

describe('keptToken', () => {
  it('is null where the SDK has stored nothing, and leaves no database behind', async () => {
    const { keptToken } = await import('./kept-token.ts')
    owner.uid = 'ada'
    expect(await keptToken()).toBeNull()
    expect(await indexedDB.databases()).toEqual([])
  })

  it('is what the SDK has stored, until the SDK itself says who is signed in', async () => {
    await store({ fbase_key: 'firebase:authUser:demo:[DEFAULT]', value: user('ada', verified, Date.now() + HOUR) })
    owner.uid = 'ada'
    const { forgetKeptToken, keptToken } = await import('./kept-token.ts')
    expect(await keptToken()).toBe(verified)
    forgetKeptToken()
    expect(await keptToken()).toBeNull()
  })
})

/** As the SDK does. */
function store(entry: object): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('firebaseLocalStorageDb', 1)
    opening.onupgradeneeded = () =>
      opening.result.createObjectStore('firebaseLocalStorage', { keyPath: 'fbase_key' }).add(entry)
    opening.onerror = () => reject(opening.error ?? new Error('not stored'))
    opening.onsuccess = () => {
      opening.result.close()
      resolve()
    }
  })
}
