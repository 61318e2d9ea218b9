import type { Timestamp } from 'firebase-admin/firestore'
import { requestLog } from '../lib/log.ts'
import { wasRefused } from '../lib/firestore-status.ts'
import { deletionRef, deletions } from '../lib/documents/deletion.ts'
import { deletionSteps, type DeletionStep } from './deletion-steps.ts'

/** How long a token stays valid after the sign-in is gone: an hour, and some minutes for clocks that differ. */
const TOKENS_END_MS = 65 * 60_000

const AT_ONCE = 500

/** Writes down that the account is to be deleted: from here on it will be, whatever breaks. */
export async function beginDeletion(uid: string, now: Timestamp): Promise<void> {
  await deletionRef(uid)
    .create({ requestedAt: now, finishedAt: null, portfolioIds: [] })
    .catch((error: unknown) => {
      if (!wasRefused(error, 'already-exists')) throw error
    })
}

/** Removes everything of an account whose deletion has begun. It may be called again at any time, and beside itself. */
export async function runDeletion(
  uid: string,
  now: Timestamp,
  steps: readonly DeletionStep[] = deletionSteps,
): Promise<void> {
  for (const step of steps) {
    await step.run(uid, now).catch((cause: unknown) => {
      throw new Error(`Deleting an account stopped at: ${step.name}`, { cause })
    })
  }
  const deletion = (await deletionRef(uid).get()).data()
  if (deletion?.finishedAt === null) await deletionRef(uid).update({ finishedAt: now })
}

/**
 * Goes on with every deletion that has begun. One that was finished is run once more after its last token has ended,
 * for what another tab may have written until then; after that it is forgotten.
 * @throws AggregateError when some could not be finished; they are tried again the next time
 */
export async function resumeDeletions(now: Timestamp): Promise<void> {
  const begun = await deletions().orderBy('requestedAt').limit(AT_ONCE).get()
  const failures: unknown[] = []
  for (const snapshot of begun.docs) {
    try {
      await runDeletion(snapshot.id, now)
      const { finishedAt } = snapshot.data()
      if (finishedAt && finishedAt.toMillis() <= now.toMillis() - TOKENS_END_MS) await snapshot.ref.delete()
    } catch (error) {
      requestLog('none').error('An account could not be deleted yet', error, { uid: snapshot.id })
      failures.push(error)
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} accounts could not be deleted yet`)
}
