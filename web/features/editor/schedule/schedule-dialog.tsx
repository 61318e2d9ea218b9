import { Button } from '../../../components/button.tsx'
import { Dialog } from '../../../components/dialog.tsx'
import { ErrorState } from '../../../components/error-state.tsx'
import { messageOf } from '../../../lib/api-error.ts'
import { useNow } from '../../../lib/use-now.ts'
import { ScheduleForm } from './schedule-form.tsx'
import { ScheduleRow } from './schedule-row.tsx'
import { useSchedules } from './use-schedules.ts'

const LOAD_FAILED = 'The schedule couldn’t be loaded.'

/** Publishes and unpublishes at a time. */
export function ScheduleDialog({ onClose }: { onClose: () => void }) {
  const query = useSchedules()
  const now = useNow(15_000)
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Schedule"
      description="We publish what you’ve saved by then. If that isn’t possible, nothing changes and we’ll email you why."
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <div className="grid gap-5">
        {query.isError && !query.data && (
          <ErrorState
            title={LOAD_FAILED}
            message={messageOf(query.error, LOAD_FAILED)}
            safe="Your portfolio isn’t affected."
            onRetry={() => void query.refetch()}
          />
        )}
        {query.data && query.data.length > 0 && (
          <ul aria-label="Scheduled" className="grid divide-y divide-line border-y border-line">
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
