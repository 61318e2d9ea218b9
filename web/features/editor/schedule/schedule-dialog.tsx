import { Button } from '../../../components/button.tsx'
import { Dialog } from '../../../components/dialog.tsx'
import { ErrorState } from '../../../components/error-state.tsx'
import { messageOf } from '../../../lib/api-error.ts'
import { useNow } from '../../../lib/use-now.ts'
import { say } from '../../../lib/words/say.ts'
import { ScheduleForm } from './schedule-form.tsx'
import { ScheduleRow } from './schedule-row.tsx'
import { useSchedules } from './use-schedules.ts'

/** Publishes and unpublishes at a time. */
export function ScheduleDialog({ onClose }: { onClose: () => void }) {
  const query = useSchedules()
  const failed = say('The schedule couldn’t be loaded.')
  const now = useNow(15_000)
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={say('Schedule')}
      description={say(
        'We publish what you’ve saved by then. If that isn’t possible, nothing changes and we’ll email you why.',
      )}
      footer={<Button onClick={onClose}>{say('Close')}</Button>}
    >
      <div className="grid gap-5">
        {query.isError && !query.data && (
          <ErrorState
            title={failed}
            message={messageOf(query.error, failed)}
            safe={say('Your portfolio isn’t affected.')}
            onRetry={() => void query.refetch()}
          />
        )}
        {query.data && query.data.length > 0 && (
          <ul aria-label={say('Scheduled')} className="grid divide-y divide-line border-y border-line">
            {query.data.map((schedule) => (
              <li key={schedule.action}>
                <ScheduleRow schedule={schedule} now={now} />
              </li>
            ))}
          </ul>
        )}
        <ScheduleForm now={now} />
      </div>
    </Dialog>
  )
}
