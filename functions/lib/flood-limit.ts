import { createHash } from 'node:crypto'
import { FieldValue, Timestamp } from 'firebase-admin/firestore'
import { LRUCache } from 'lru-cache'
import { within } from './deadline.ts'
import { db } from './firebase.ts'

export interface Limit {
  name: string
  windowMs: number
  /** In a window, on all instances together. */
  max: number
  /** How much an instance takes at once; the first of it without asking, so that ordinary use costs nothing. */
  block: number
}

interface Allowance {
  left: number
  /** What was used before anything was taken, and has to be accounted for with the first block. */
  unasked: number
  refused: boolean
  asking: Promise<void> | null
}

/**
 * Holds limits across instances: each takes blocks of what is left in a window from a document of Firestore, one write
 * and one read for a block. Once refused, the rest of the window costs nothing. At most `max` and a block for each
 * instance get through. For what arrives often; what is rare and costs more, such as a mail, is counted one by one
 * (rate-limit.ts).
 */
export class RateLimiter {
  /** By limit, key and window: those of past windows are the first to be dropped. */
  private readonly allowances = new LRUCache<string, Allowance>({ max: 50_000 })

  /** @param key who or what is limited; only a few bits of its hash are stored, which fit thousands of addresses */
  async allows(limit: Limit, key: string, now: number): Promise<boolean> {
    const window = Math.floor(now / limit.windowMs)
    const name = `${limit.name}-${bucketOf(key)}-${window}`
    const allowance = this.allowances.get(name) ?? {
      left: limit.block,
      unasked: limit.block,
      refused: false,
      asking: null,
    }
    this.allowances.set(name, allowance)
    while (allowance.left === 0 && !allowance.refused) {
      allowance.asking ??= within('shared', () => ask(limit, name, (window + 1) * limit.windowMs, allowance)).finally(
        () => (allowance.asking = null),
      )
      await allowance.asking
    }
    if (allowance.refused) return false
    allowance.left--
    return true
  }
}

async function ask(limit: Limit, name: string, end: number, allowance: Allowance): Promise<void> {
  const ref = db().collection('limits').doc(name)
  await ref.set(
    { used: FieldValue.increment(limit.block + allowance.unasked), expireAt: Timestamp.fromMillis(end) },
    { merge: true },
  )
  allowance.unasked = 0
  const used = (await ref.get()).get('used') as number
  if (used > limit.max) allowance.refused = true
  else allowance.left += limit.block
}

/** A million buckets: enough to keep those apart that are limited in one minute, too few to find an address by. */
const bucketOf = (key: string) => (createHash('sha256').update(key).digest().readUInt32BE() >>> 12).toString(36)
