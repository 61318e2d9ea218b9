import { createHash } from 'node:crypto'
import { FieldValue, Timestamp, type DocumentReference } from 'firebase-admin/firestore'
import { LRUCache } from 'lru-cache'
import { withDeadline } from './deadline.ts'
import { db } from './firebase.ts'
import { transact } from './transact.ts'

/** How often something may be done; see EndpointLimit of common/api/limits.ts. */
export interface Limit {
  name: string
  /** Who or what is counted. Of a sender only a few bits are stored. */
  by: 'account' | 'page' | 'mailbox' | 'sender'
  /** In a window, on all instances together. */
  most: number
  windowMs: number
  /**
   * How many an instance takes at once, the first of them without asking, so that ordinary use costs nothing. At most `most`
   * and a block for each instance get through. Without it each is counted by itself, and never more than `most` get through.
   */
  block?: number
}

interface Allowance {
  left: number
  /** What was used before anything was taken, and has to be accounted for with the first block. */
  unasked: number
  refused: boolean
  /** Calls that need more than there is left. */
  waiting: number
  asking: Promise<void> | null
}

/**
 * Holds limits across instances: each takes from what is left in a window, which a document of Firestore counts, with one write
 * and one read. Once refused, the rest of the window costs an instance nothing.
 */
export class Limiter {
  /** By limit, key and window: those of past windows are the first to be dropped. */
  private readonly allowances = new LRUCache<string, Allowance>({ max: 50_000 })

  async allows(limit: Limit, key: string, now: number): Promise<boolean> {
    const end = (windowOf(limit, now) + 1) * limit.windowMs
    const id = idOf(limit, key, now)
    const free = limit.block ?? 0
    const allowance = this.allowances.get(id) ?? { left: free, unasked: free, refused: false, waiting: 0, asking: null }
    this.allowances.set(id, allowance)
    allowance.waiting++
    try {
      while (allowance.left === 0 && !allowance.refused) {
        allowance.asking ??= withDeadline('shared', () => ask(limit, id, end, allowance)).finally(
          () => (allowance.asking = null),
        )
        await allowance.asking
      }
    } finally {
      allowance.waiting--
    }
    if (allowance.refused) return false
    allowance.left--
    return true
  }

  /** Takes one back that was counted and is not to count. Only for limits without blocks. */
  async giveBack(limit: Omit<Limit, 'block'>, key: string, now: number): Promise<void> {
    const ref = db()
      .collection('limits')
      .doc(idOf(limit, key, now))
    this.allowances.delete(ref.id)
    await transact(async (transaction) => {
      const used = Number((await transaction.get(ref)).get('used') ?? 0)
      if (used > 0) transaction.update(ref, { used: used - 1 })
    })
  }

  /**
   * Counts one more for each limit in turn. Gives the first that is reached, or null. The narrow ones come first: what they refuse
   * is not counted towards the wide ones, which others need too.
   */
  async reached(limits: readonly (readonly [Limit, key: string])[], now: number): Promise<Limit | null> {
    for (const [limit, key] of limits) if (!(await this.allows(limit, key, now))) return limit
    return null
  }
}

const windowOf = ({ windowMs }: Limit, now: number) => Math.floor(now / windowMs)

const idOf = (limit: Limit, key: string, now: number) => `${limit.name}-${bucketOf(limit, key)}-${windowOf(limit, now)}`

/** That of this instance. */
export const limiter = new Limiter()

async function ask(limit: Limit, id: string, end: number, allowance: Allowance): Promise<void> {
  const ref = db().collection('limits').doc(id)
  const expireAt = Timestamp.fromMillis(end)
  const { most, block } = limit
  const granted =
    block === undefined
      ? await countEach(ref, allowance.waiting, most, expireAt)
      : await takeBlock(ref, block, most, allowance, expireAt)
  allowance.left += granted
  allowance.refused = granted === 0
}

/**
 * Counts those that wait, as far as there is room for them: a transaction, so that exactly as many get through as may. A full
 * counter is only read.
 * @returns how many get through
 */
const countEach = (ref: DocumentReference, waiting: number, most: number, expireAt: Timestamp): Promise<number> =>
  transact(async (transaction) => {
    const used = Number((await transaction.get(ref)).get('used') ?? 0)
    const granted = Math.max(0, Math.min(waiting, most - used))
    if (granted > 0) transaction.set(ref, { used: used + granted, expireAt })
    return granted
  })

/**
 * A write without a lock, which no flood can turn into contention.
 * @returns how many get through: the block, or none
 */
async function takeBlock(
  ref: DocumentReference,
  block: number,
  most: number,
  allowance: Allowance,
  expireAt: Timestamp,
): Promise<number> {
  await ref.set({ used: FieldValue.increment(block + allowance.unasked), expireAt }, { merge: true })
  allowance.unasked = 0
  const used = (await ref.get()).get('used') as number
  return used <= most ? block : 0
}

/** Senders share a million buckets: enough to keep those apart that are limited in one window, too few to find an address by. */
function bucketOf({ by }: Limit, key: string): string {
  const hash = createHash('sha256').update(key).digest()
  return by === 'sender' ? (hash.readUInt32BE() >>> 12).toString(36) : hash.toString('base64url', 0, 16)
}
