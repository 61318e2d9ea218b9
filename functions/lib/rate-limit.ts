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
 * Counts one more for each limit, in Firestore, so that all instances count together. False where one of them is
 * reached. The count is read without a lock: a burst may pass by as many as arrive at once, and a full counter is only
 * read, which no flood can turn into contention.
 */
export async function withinLimits(limits: readonly Limit[], now: Timestamp): Promise<boolean> {
  const counters = limits.map((limit) => ({ limit, ref: counterRef(limit, now) }))
  const stored = await db().getAll(...counters.map(({ ref }) => ref))
  const full = stored.some((snapshot, index) => ((snapshot.data() as Counter | undefined)?.count ?? 0) >= (limits[index]?.most ?? 0))
  if (full) return false
  const batch = db().batch()
  for (const { limit, ref } of counters) {
    const expireAt = Timestamp.fromMillis(now.toMillis() + 2 * limit.windowMs)
    batch.set(ref, { count: FieldValue.increment(1), expireAt }, { merge: true })
  }
  await batch.commit()
  return true
}

/** In how many seconds a limit that was reached counts anew. */
export const secondsUntilAnew = ({ windowMs }: Pick<Limit, 'windowMs'>, now: Timestamp): number =>
  Math.ceil((windowMs - (now.toMillis() % windowMs)) / 1000)

function counterRef({ name, key, windowMs }: Limit, now: Timestamp) {
  const window = Math.floor(now.toMillis() / windowMs)
  const id = createHash('sha256').update(JSON.stringify([name, key, window])).digest('base64url')
  return db().collection('rateLimits').doc(id)
}
