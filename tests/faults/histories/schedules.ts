import { Timestamp } from 'firebase-admin/firestore'
import { cancelSchedule, setSchedule } from '@vitrine/common/api/schedules'
import { scheduledActions } from '@vitrine/common/schedule'
import { localTimeOf } from '@vitrine/common/schedule-time'
import { adminFirestore } from '../../support/admin.ts'
import { call } from '../../support/api.ts'
import { runScheduled } from '../../support/deliver-event.ts'
import { asking, nothingMore, toPortfolio, type Worker } from './asking.ts'

/** Operations on what is left to a time. */

const HOUR_MS = 3_600_000
const zone = 'Europe/Vienna'

/** Leaves something to a time, which has come at once. */
export const leaveToATime = toPortfolio(async (worker, { uid, token, id }) => {
  const action = worker.random.pick(scheduledActions)
  const body = { local: localTimeOf(new Date(Date.now() + HOUR_MS), zone), zone }
  const { outcome } = await worker.history.record(
    worker.number,
    'leave to a time',
    { uid, portfolioId: id },
    asking(worker, (origin) => call(setSchedule, { origin, token, params: { id, action }, body }), nothingMore),
  )
  const past = Timestamp.fromMillis(Date.now() - HOUR_MS)
  if (outcome === 'done')
    await adminFirestore()
      .doc(`schedules/${id}.${action}`)
      .update({ at: past, dueAt: past })
      // Somebody was quicker, and took it back.
      .catch(() => undefined)
})

export const cancel = toPortfolio((worker, { uid, token, id }) => {
  const action = worker.random.pick(scheduledActions)
  return worker.history.record(
    worker.number,
    'cancel',
    { uid, portfolioId: id },
    asking(worker, (origin) => call(cancelSchedule, { origin, token, params: { id, action } }), nothingMore),
  )
})

export const runWhatIsDue = ({ history, instances, number }: Worker) =>
  history.record(number, 'run what is due', { uid: '' }, () =>
    runScheduled('runSchedules', instances.apiOrigin).then(
      () => ({ outcome: 'done' as const }),
      async () => {
        await instances.restarted
        return { outcome: 'unknown' as const }
      },
    ),
  )
