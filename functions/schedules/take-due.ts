import type { Transaction } from 'firebase-admin/firestore'
import { scheduleRef, schedulesOf, type ScheduleDocument } from '../lib/documents/schedule.ts'

/** What was found due is not any more: somebody has done it, taken it back or moved it, or something else comes first. */
export class NotDue extends Error {}

/**
 * Takes what is due out of the schedule, in the transaction that does it: so it is done once. Reads before it writes, so it
 * has to be the transaction's last reading.
 * @throws NotDue
 */
export async function takeDue(transaction: Transaction, seen: ScheduleDocument): Promise<void> {
  await requireDue(transaction, seen)
  transaction.delete(scheduleRef(seen.portfolioId, seen.action))
}

/** @throws NotDue */
export async function requireDue(transaction: Transaction, seen: ScheduleDocument): Promise<void> {
  const stored = (await transaction.getAll(...schedulesOf(seen.portfolioId))).map((snapshot) => snapshot.data())
  const own = stored.find((schedule) => schedule?.action === seen.action)
  const isSame = own?.at.isEqual(seen.at) && own.problem === null
  // After runs that were missed both may be due: then the later one decides how it ends.
  const waitsFor = stored.some(
    (other) => other?.action !== seen.action && other?.problem === null && other.at < seen.at,
  )
  if (!isSame || waitsFor) throw new NotDue()
}
