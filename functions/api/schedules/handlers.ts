import { Timestamp } from 'firebase-admin/firestore'
import type { Schedule } from '@vitrine/common/api/schedules'
import { momentOf } from '@vitrine/common/schedule-time'
import { SCHEDULE_MAX_DAYS } from '@vitrine/common/schedule'
import { ApiError } from '../../http/api-error.ts'
import type { Handlers } from '../../http/app.ts'
import { timeOf } from '../../lib/clock.ts'
import { portfolioRef } from '../../lib/documents/portfolio.ts'
import { scheduleRef, schedulesOf, type ScheduleDocument } from '../../lib/documents/schedule.ts'
import { db } from '../../lib/firebase.ts'
import { transactInTurn } from '../../lib/turns.ts'
import { iso, ownedBy } from '../portfolios/portfolio.ts'
import { requirePublishable } from '../portfolios/publish.ts'

const DAY_MS = 86_400_000

export const scheduleHandlers: Pick<Handlers, 'listSchedules' | 'setSchedule' | 'cancelSchedule'> = {
  async listSchedules({ account, params: { id } }) {
    const [portfolio, ...stored] = await Promise.all([
      portfolioRef(id).get(),
      ...schedulesOf(id).map((ref) => ref.get()),
    ])
    ownedBy(account.uid, portfolio)
    const schedules = stored.flatMap((snapshot) => snapshot.data() ?? [])
    return { schedules: schedules.sort((a, b) => a.at.toMillis() - b.at.toMillis()).map(toSchedule) }
  },

  async setSchedule({ account, params: { id, action }, body: { local, zone }, request }) {
    return transactInTurn(id, async (transaction) => {
      const stored = ownedBy(account.uid, await transaction.get(portfolioRef(id)))
      const at = timeAhead(local, zone, timeOf(request))
      if (action === 'publish') await requirePublishable(account, stored, transaction)
      const schedule: ScheduleDocument = {
        ownerId: account.uid,
        portfolioId: id,
        action,
        at,
        local,
        zone,
        problem: null,
        dueAt: at,
      }
      transaction.set(scheduleRef(id, action), schedule)
      return toSchedule(schedule)
    })
  },

  async cancelSchedule({ account, params: { id, action } }) {
    ownedBy(account.uid, await portfolioRef(id).get())
    await db().batch().delete(scheduleRef(id, action)).commit()
    return { deleted: true }
  },
}

/** @throws ApiError invalid-input */
function timeAhead(local: string, zone: string, now: number): Timestamp {
  const moment = momentOf(local, zone)
  if (!moment) throw new ApiError('invalid-input', 'There is no such time. Choose another one.')
  if (moment.getTime() <= now) throw new ApiError('invalid-input', 'That time has passed. Choose a later one.')
  if (moment.getTime() > now + SCHEDULE_MAX_DAYS * DAY_MS)
    throw new ApiError('invalid-input', 'This is more than a year ahead. Choose an earlier time.')
  return Timestamp.fromDate(moment)
}

const toSchedule = ({ action, at, local, zone, problem }: ScheduleDocument): Schedule => ({
  action,
  at: iso(at),
  local,
  zone,
  problem,
})
