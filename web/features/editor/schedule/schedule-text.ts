import type { Schedule } from '@vitrine/common/api/schedules'
import type { ScheduledAction } from '@vitrine/common/schedule'
import { scheduleWords } from '@vitrine/common/schedule-time'

/** What happens at a time, as a sentence begins. */
export const happens: Record<ScheduledAction, string> = { publish: 'Goes live', unpublish: 'Goes offline' }

/** One schedule in words, or why it could not be done. */
export function scheduleText({ action, at, zone, problem }: Schedule, now: Date): string {
  const when = scheduleWords(new Date(at), zone, now)
  return problem === null
    ? `${happens[action]} ${when}`
    : `Did not go live ${scheduleWords(new Date(at), zone)}: ${problem}`
}
