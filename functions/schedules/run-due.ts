import { type QueryDocumentSnapshot, Timestamp, type Transaction } from 'firebase-admin/firestore'
import { publish, unpublish } from '../api/portfolios/publish.ts'
import { ApiError } from '../http/api-error.ts'
import type { Account } from '../http/authenticate.ts'
import { findUser } from '../lib/auth.ts'
import { withDeadline } from '../lib/deadline.ts'
import { portfolioRef } from '../lib/documents/portfolio.ts'
import { dueSchedules, type ScheduleDocument, scheduleRef } from '../lib/documents/schedule.ts'
import { mailOwner } from '../lib/mail/mail-owner.ts'
import type { OwnerWording } from '../lib/owner-words/load.ts'
import { transact } from '../lib/transact.ts'
import { inTurn } from '../lib/turns.ts'
import { workOff } from '../lib/work-off.ts'
import { notPublishedLetter } from './letters.ts'
import { NotDue, requireDue, takeDue } from './take-due.ts'

/** The schedule is every minute: what is left then is what is due first in the next run. */
const RUN_MS = 50_000

/**
 * Publishes and unpublishes what is due, and tells the owners of what could not be done.
 * @throws AggregateError when some could not be looked after; they are tried again the next time
 */
export async function runDueSchedules(now: number): Promise<void> {
  const work = (snapshot: QueryDocumentSnapshot) => {
    const schedule = snapshot.data() as ScheduleDocument
    // What is due first for a portfolio is done first: the other waits for it, and would otherwise be left to the next run.
    return inTurn(`schedules of ${schedule.portfolioId}`, () => withDeadline('event', () => run(schedule)))
  }
  const failures = await workOff(dueSchedules(Timestamp.fromMillis(now)), work, Date.now() + RUN_MS)
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} schedules could not be looked after`)
}

async function run(schedule: ScheduleDocument): Promise<void> {
  const problem = schedule.problem ?? (await act(schedule))
  if (problem !== null) await tell(schedule, problem)
}

/** Does what is due, once. Gives what its owner has to know about why it could not be done. */
async function act(schedule: ScheduleDocument): Promise<string | null> {
  const { ownerId, portfolioId, action } = schedule
  try {
    const account = await accountOf(ownerId)
    if (!account) throw new ApiError('not-found', 'Account not found')
    const along = (transaction: Transaction) => takeDue(transaction, schedule)
    await (action === 'publish' ? publish : unpublish)(account, portfolioId, { along })
    return null
  } catch (error) {
    if (error instanceof NotDue) return null
    if (!(error instanceof ApiError)) throw error
    return refuse(schedule, error)
  }
}

/** Null for an account that is gone or suspended. */
async function accountOf(uid: string): Promise<Account | null> {
  const user = await findUser(uid)
  if (!user || user.disabled) return null
  return { uid, email: user.email, emailVerified: user.emailVerified, authTime: 0 }
}

/** What is due and cannot be done is not tried again; of what is gone nobody has to know. */
async function refuse(schedule: ScheduleDocument, { code, message }: ApiError): Promise<string | null> {
  const ref = scheduleRef(schedule.portfolioId, schedule.action)
  const problem = code === 'not-found' ? null : (problems[code] ?? message)
  try {
    await transact(async (transaction) => {
      await requireDue(transaction, schedule)
      if (problem === null) transaction.delete(ref)
      else transaction.update(ref, { problem })
    })
    return problem
  } catch (error) {
    if (error instanceof NotDue) return null
    throw error
  }
}

/** What the editor says of these in a dialog of its own. */
const problems: Partial<Record<ApiError['code'], string>> = {
  'payment-required': 'it uses a premium template that your account no longer includes.',
  'username-required': 'it no longer has a username, and so no address.',
  unverified: 'your email address is not verified.',
}

async function tell(schedule: ScheduleDocument, problem: string): Promise<void> {
  const { ownerId, portfolioId, action, at } = schedule
  const name = (await portfolioRef(portfolioId).get()).data()?.name
  const mail = `schedule-${portfolioId}-${at.toMillis()}`
  if (name !== undefined) {
    const write = (wording: OwnerWording) => notPublishedLetter(name, schedule, problem, wording)
    if (!(await mailOwner(ownerId, mail, write))) return
  }
  await transact(async (transaction) => {
    const ref = scheduleRef(portfolioId, action)
    const stored = (await transaction.get(ref)).data()
    if (stored?.at.isEqual(at) && stored.problem !== null) transaction.update(ref, { dueAt: null })
  })
}
