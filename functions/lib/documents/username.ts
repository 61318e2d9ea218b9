import { FieldValue, Timestamp, type DocumentData, type DocumentReference } from 'firebase-admin/firestore'
import { USERNAME_REDIRECT_DAYS } from '@vitrine/common/username'
import { db } from '../firebase.ts'

/** The owner of a name whose account was deleted. */
export const NOBODY = ''

/** `usernames/{name}`: its existence is the lock on the name. */
export interface UsernameDocument {
  ownerId: string
  portfolioId: string | null
  claimedAt: Timestamp
  /**
   * The portfolio that was published here before it took another name. It says where the page is now, so renaming
   * again needs no change here; a redirect whose time is over is no redirect.
   */
  redirect?: { portfolioId: string; until: Timestamp }
  /** Set when the account no longer holds the name: until then nobody but `ownerId` may claim it, afterwards anybody. */
  reservedUntil?: Timestamp
}

/** `usernameHolders/{uid}`: what an account holds; the lock on how many it may. */
export interface HolderDocument {
  names: string[]
  /** Released names that are still reserved for the account, as far as it was known at the last release. */
  released?: string[]
}

export const usernameRef = (name: string) =>
  db().collection('usernames').doc(name) as DocumentReference<UsernameDocument, DocumentData>

export const holderRef = (uid: string) =>
  db().collection('usernameHolders').doc(uid) as DocumentReference<HolderDocument, DocumentData>

/** What a name is to an account: its own already, there to be claimed, or somebody else's. */
export type Claimability = 'held' | 'claimable' | 'taken'

/** Whether a stored name may be claimed now, and by whom. The only judge of that. @param uid null for a stranger */
export function claimability(stored: UsernameDocument | undefined, uid: string | null, now: Timestamp): Claimability {
  if (!stored) return 'claimable'
  const formerly = stored.ownerId === uid
  if (!stored.reservedUntil) return formerly ? 'held' : 'taken'
  return formerly || stored.reservedUntil.toMillis() <= now.toMillis() ? 'claimable' : 'taken'
}

/** What makes a name the address of a portfolio. It is no portfolio's old address any more. */
export const attachedTo = (portfolioId: string) => ({ portfolioId, redirect: FieldValue.delete() })

/** What makes a name the old address of a portfolio that was published there and took another one. */
export const redirectingTo = (portfolioId: string, now: Timestamp) => ({
  portfolioId: null,
  redirect: { portfolioId, until: Timestamp.fromMillis(now.toMillis() + USERNAME_REDIRECT_DAYS * 86_400_000) },
})

/** Where a name leads that is no portfolio's address now, or null. */
export function redirectOf(
  { portfolioId, redirect }: UsernameDocument,
  now: Timestamp,
): NonNullable<UsernameDocument['redirect']> | null {
  return portfolioId === null && redirect && redirect.until.toMillis() > now.toMillis() ? redirect : null
}
