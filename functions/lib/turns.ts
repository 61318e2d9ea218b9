import type { Transaction } from 'firebase-admin/firestore'
import { untilDeadline } from './deadline.ts'
import { transact } from './transact.ts'

/**
 * A transaction on the documents of a portfolio, or on a private link. In an instance those of the same one take turns: of two that have
 * read a document the second begins anew, later each time, so that of many at once some are not done before their deadline. Between
 * instances only the database keeps them apart.
 * @param id of the portfolio, the link, or the account whose documents are counted or moved
 */
export const transactInTurn = <T>(id: string, work: (transaction: Transaction) => Promise<T>): Promise<T> =>
  inTurn(id, () => transact(work))

const last = new Map<string, Promise<unknown>>()

/**
 * Does what has the same key one after the other. A turn is over with the deadline of what has it, whatever that still waits for.
 * Never within work of the same key: the inner would wait for the outer.
 * @throws DeadlineExceeded
 */
export async function inTurn<T>(key: string, work: () => Promise<T>): Promise<T> {
  const turn = (last.get(key) ?? Promise.resolve()).then(() => untilDeadline(work))
  const over = turn.catch(() => undefined)
  last.set(key, over)
  try {
    return await turn
  } finally {
    if (last.get(key) === over) last.delete(key)
  }
}
