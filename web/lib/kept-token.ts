import { keptOwner } from './kept.ts'

/*
 * The Auth SDK asks the Auth service about the account before it says who is signed in. What a screen reads first need not wait for
 * that: the token that the SDK has stored is good until it expires, and the server judges it as any other.
 */

/** Where the SDK keeps sessions that outlive a window. */
const DATABASE = 'firebaseLocalStorageDb'
const STORE = 'firebaseLocalStorage'

/** A token with less time left is not worth sending, in milliseconds. */
const LEEWAY_MS = 60_000

interface StoredUser {
  uid?: unknown
  stsTokenManager?: { accessToken?: unknown; expirationTime?: unknown }
}

interface Entry {
  value?: StoredUser | null
}

let looking: Promise<string | null> | null = null

/** The stored token of the account whose data is kept; null where there is none that is still good. */
export const keptToken = (): Promise<string | null> =>
  (looking ??= storedUsers().then(
    (users) => tokenOf(users, keptOwner(), Date.now()),
    () => null,
  ))

/** To be called once the SDK says who is signed in: from then on only it is asked. */
export function forgetKeptToken(): void {
  looking = Promise.resolve(null)
}

export function tokenOf(users: readonly StoredUser[], owner: string | null, now: number): string | null {
  const { accessToken, expirationTime } =
    users.find(({ uid }) => uid === owner && owner !== null)?.stsTokenManager ?? {}
  if (typeof accessToken !== 'string' || typeof expirationTime !== 'number' || expirationTime < now + LEEWAY_MS)
    return null
  // A token from before the address was verified is one that the SDK would renew.
  return claimsOf(accessToken).email_verified === true ? accessToken : null
}

function claimsOf(token: string): { email_verified?: unknown } {
  try {
    const [, payload = ''] = token.split('.')
    return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as { email_verified?: unknown }
  } catch {
    return {}
  }
}

async function storedUsers(): Promise<StoredUser[]> {
  const database = await open()
  try {
    const entries = database.transaction(STORE).objectStore(STORE).getAll() as IDBRequest<Entry[]>
    return (await done(entries)).flatMap(({ value }) => value ?? [])
  } finally {
    database.close()
  }
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE)
  // It is the SDK's to make.
  request.addEventListener('upgradeneeded', () => request.transaction?.abort())
  return done(request)
}

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('Nothing could be read')))
  })
