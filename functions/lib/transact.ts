import type { ReadOnlyTransactionOptions, ReadWriteTransactionOptions, Transaction } from 'firebase-admin/firestore'
import { untilDeadline } from './deadline.ts'
import { db } from './firebase.ts'
import { wasRefused } from './firestore-status.ts'

const ROUNDS = 5

/**
 * A transaction of Firestore, begun anew where others were in its way. Of the answers that say so the client library knows
 * those of the service; the emulator has one more, which it takes for a mistake of ours.
 * With the time of what it is done for it ends, and gives back what it has locked: by itself the client would go on reading.
 * @throws DeadlineExceeded
 */
export async function transact<T>(
  work: (transaction: Transaction) => Promise<T>,
  options?: ReadWriteTransactionOptions | ReadOnlyTransactionOptions,
): Promise<T> {
  for (let round = 1; ; round++) {
    try {
      return await db().runTransaction((transaction) => untilDeadline(() => work(transaction)), options)
    } catch (error) {
      if (round === ROUNDS || !wasClosed(error)) throw error
    }
  }
}

const wasClosed = (error: unknown): boolean =>
  wasRefused(error, 'invalid-argument') && String(error).includes('Transaction is invalid or closed')
