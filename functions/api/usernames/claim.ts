import { FieldValue, type DocumentSnapshot, type Timestamp } from 'firebase-admin/firestore'
import type { OwnedUsername } from '@vitrine/common/api/usernames'
import { USERNAMES_PER_ACCOUNT, usernameMessages } from '@vitrine/common/username'
import { ApiError } from '../../http/api-error.ts'
import { db } from '../../lib/firebase.ts'
import {
  claimability,
  holderRef,
  usernameRef,
  type HolderDocument,
  type UsernameDocument,
} from '../../lib/documents/username.ts'

/** Parallel claims of one account can each push the other aside once; this many of them is no person. */
const ATTEMPTS = 8

/** The names that this instance is writing now, and for whom: null once somebody else was first. */
const underWay = new Map<string, Promise<string | null>>()

/**
 * Claims a name: one batch that creates the name's document, or takes over one that is claimable again, and adds it to
 * the holder's, both on condition that nobody was first. A batch needs no lock, where transactions queue up behind each
 * other for minutes. An instance writes one batch for a name at a time: other claims of the name wait for it, and are refused
 * without a read if it succeeds.
 * @throws ApiError username-taken, username-limit
 */
export async function claim(uid: string, name: string, now: Timestamp): Promise<OwnedUsername> {
  for (let attempts = 0; attempts < ATTEMPTS; ) {
    const winner = await underWay.get(name)?.catch(() => null)
    if (winner && winner !== uid) throw new ApiError('username-taken', usernameMessages.taken)
    const [username, holder] = await Promise.all([usernameRef(name).get(), holderRef(uid).get()])
    const stored = username.data()
    const claimable = claimability(stored, uid, now)
    if (claimable === 'taken') throw new ApiError('username-taken', usernameMessages.taken)
    if (claimable === 'held') return { username: name, portfolioId: stored?.portfolioId ?? null }
    if ((holder.data()?.names.length ?? 0) >= USERNAMES_PER_ACCOUNT) {
      throw new ApiError('username-limit', usernameMessages.limit)
    }
    if (underWay.has(name)) continue
    attempts++
    if ((await alone(name, tryClaim(uid, username, holder, now))) !== null) return { username: name, portfolioId: null }
  }
  throw new ApiError('username-taken', usernameMessages.taken)
}

async function alone(name: string, claiming: Promise<string | null>): Promise<string | null> {
  underWay.set(name, claiming)
  try {
    return await claiming
  } finally {
    underWay.delete(name)
  }
}

/** The account, or null when somebody was first, with the name or with the holder's document. */
async function tryClaim(
  uid: string,
  username: DocumentSnapshot<UsernameDocument>,
  holder: DocumentSnapshot<HolderDocument>,
  now: Timestamp,
): Promise<string | null> {
  const batch = db().batch()
  const claimed = { ownerId: uid, portfolioId: null, claimedAt: now }
  const before = username.data()
  if (before && username.updateTime) {
    // The account's own name goes on leading to its page.
    const kept = before.ownerId === uid ? {} : { redirect: FieldValue.delete() }
    batch.update(
      usernameRef(username.id),
      { ...claimed, ...kept, reservedUntil: FieldValue.delete() },
      { lastUpdateTime: username.updateTime },
    )
  } else {
    batch.create(usernameRef(username.id), claimed)
  }
  if (holder.exists && holder.updateTime) {
    const names = { names: FieldValue.arrayUnion(username.id), released: FieldValue.arrayRemove(username.id) }
    batch.update(holderRef(uid), names, { lastUpdateTime: holder.updateTime })
  } else {
    batch.create(holderRef(uid), { names: [username.id] })
  }
  try {
    await batch.commit()
    return uid
  } catch (error) {
    if (wasBeaten(error)) return null
    throw error
  }
}

/** gRPC status ALREADY_EXISTS, FAILED_PRECONDITION or ABORTED. */
function wasBeaten(error: unknown): boolean {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined
  return code === 6 || code === 9 || code === 10
}
