import { createHash } from 'node:crypto'
import { FieldValue, Timestamp } from 'firebase-admin/firestore'
import { db } from './firebase.ts'

export interface Limit {
  /** What is counted: different names have counters of their own. */
  name: string
  /** Who or what is counted; only a hash of it is stored. */
  key: string
  most: number
  windowMs: number
}

interface Counter {
  count: number
  /** Firestore removes the counter some time after this. */
  expireAt: Timestamp
}

/**
 * Counts one more for each limit, in Firestore, so that all instances count together. Gives the one that is reached,
 * or null. The count is read without a lock: a burst may pass by as many as arrive at once, and a full counter is only
 * read, which no flood can turn into contention.
 */
export async function reachedLimit(limits: readonly Limit[], now: Timestamp): Promise<Limit | null> {
  const counters = limits.map((limit) => ({ limit, ref: counterRef(limit, now) }))
  const stored = await db().getAll(...counters.map(({ ref }) => ref))
  const full = limits.find(({ most }, index) => ((stored[index]?.data() as Counter | undefined)?.count ?? 0) >= most)
  if (full) return full
  const batch = db().batch()
  for (const { limit, ref } of counters) {
    const expireAt = Timestamp.fromMillis(now.toMillis() + 2 * limit.windowMs)
    batch.set(ref, { count: FieldValue.increment(1), expireAt }, { merge: true })
  }
  await batch.commit()
  return null
}

function counterRef({ name, key, windowMs }: Limit, now: Timestamp) {
  const window = Math.floor(now.toMillis() / windowMs)
  const id = createHash('sha256')
    .update(JSON.stringify([name, key, window]))
    .digest('base64url')
  return db().collection('rateLimits').doc(id)
}
