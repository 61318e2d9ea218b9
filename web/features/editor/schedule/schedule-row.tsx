import { useState } from 'react'
import { CalendarClock, CircleAlert } from 'lucide-react'
import type { Schedule } from '@vitrine/common/api/schedules'
import { Button } from '../../../components/button.tsx'
import { messageOf } from '../../../lib/api-error.ts'
import { toast } from '../../../lib/toast.ts'
import { say } from '../../../lib/words/say.ts'
import { scheduleText } from './schedule-text.ts'
import { useScheduleActions } from './use-schedules.ts'

/** One time with a button that takes it back, or the note that it could not be kept with one that dismisses it. */
export function ScheduleRow({ schedule, now }: { schedule: Schedule; now: Date }) {
  const { cancel } = useScheduleActions()
  const [busy, setBusy] = useState(false)
  const failed = schedule.problem !== null
  const Icon = failed ? CircleAlert : CalendarClock

  async function remove(): Promise<void> {
    setBusy(true)
    try {
      await cancel(schedule.action)
    } catch (error) {
      toast.error(messageOf(error, say('That couldn’t be cancelled. Please try again.')))
      setBusy(false)
    }
  }

  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 py-2 text-sm">
      <div className={`flex min-w-0 flex-1 basis-56 items-start gap-2 ${failed ? 'text-danger-text' : ''}`}>
        <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
        <p className="min-w-0">{scheduleText(schedule, now)}</p>
      </div>
      <Button
        size="sm"
        busy={busy}
        aria-label={say(
          failed
            ? 'Dismiss the note'
            : schedule.action === 'publish'
              ? 'Cancel it: goes live'
              : 'Cancel it: goes offline',
        )}
        onClick={() => void remove()}
      >
        {say(failed ? 'Dismiss' : 'Cancel it')}
      </Button>
    </div>
  )
}
