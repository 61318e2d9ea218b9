import type { OutputOf } from '@vitrine/common/api/endpoint'
import type { listPortfolios } from '@vitrine/common/api/portfolios'
import type { UserProfile } from '@vitrine/common/profile'

/*
 * What screens showed of the signed-in account when they were last open, kept on the device so that they begin with it; the server's
 * answer then makes it true. It belongs to one account, and signing out removes it.
 */

/** Raise the number when what is kept changes its shape: what an older app has kept is then forgotten. */
const STORAGE_KEY = 'vitrine-kept-1'

/** A session that ends with its window leaves nothing behind: the Auth SDK keeps it there, too. */
const storage = () =>
  Object.keys(sessionStorage).some((key) => key.startsWith('firebase:authUser:')) ? sessionStorage : localStorage

interface Parts {
  profile: UserProfile
  /** The first page of the list. */
  portfolios: OutputOf<typeof listPortfolios>
}

interface Kept {
  uid: string
  parts: Partial<Parts>
}

/** Whose data is kept: who was signed in when the app was last open. Only a hint; the server asks for a token. */
export const keptOwner = (): string | null => read()?.uid ?? null

/** A part that was kept for this account. */
export function kept<Part extends keyof Parts>(uid: string, part: Part): Parts[Part] | null {
  const all = read()
  return all?.uid === uid ? (all.parts[part] ?? null) : null
}

/** Keeps a part for an account. What was kept for another one is gone. */
export function keep<Part extends keyof Parts>(uid: string, part: Part, value: Parts[Part]): void {
  const all = read()
  const parts = all?.uid === uid ? all.parts : {}
  try {
    storage().setItem(STORAGE_KEY, JSON.stringify({ uid, parts: { ...parts, [part]: value } } satisfies Kept))
  } catch {
    // Without room for it the screens begin empty.
    forgetKept()
  }
}

export function forgetKept(): void {
  try {
    for (const each of [localStorage, sessionStorage]) each.removeItem(STORAGE_KEY)
  } catch {
    // Nothing was kept.
  }
}

function read(): Kept | null {
  try {
    const all = JSON.parse(storage().getItem(STORAGE_KEY) ?? 'null') as {
      uid?: unknown
      parts?: Partial<Parts> | null
    } | null
    return typeof all?.uid === 'string' && typeof all.parts === 'object' && all.parts
      ? { uid: all.uid, parts: all.parts }
      : null
  } catch {
    return null
  }
}
