import { useNow } from '../../../lib/use-now.ts'
import { say } from '../../../lib/words/say.ts'
import { ScheduleRow } from './schedule-row.tsx'
import { useSchedules } from './use-schedules.ts'

/** Says above the form what happens when, and what could not be done. */
export function ScheduleBanner() {
  const { data = [] } = useSchedules()
  const now = useNow(15_000)
  if (data.length === 0) return null
  return (
    <section
      aria-label={say('Scheduled')}
      className="shrink-0 divide-y divide-line border-b border-line bg-surface px-4"
    >
      {data.map((schedule) => (
        <ScheduleRow key={schedule.action} schedule={schedule} now={now} />
      ))}
    </section>
  )
}
