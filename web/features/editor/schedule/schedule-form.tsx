import { useState, type SyntheticEvent } from 'react'
import { SCHEDULE_MAX_DAYS, type ScheduledAction } from '@vitrine/common/schedule'
import { localTimeOf, momentOf } from '@vitrine/common/schedule-time'
import { Button } from '../../../components/button.tsx'
import { SegmentedControl } from '../../../components/segmented-control.tsx'
import { Select } from '../../../components/select.tsx'
import { TextField } from '../../../components/text-field.tsx'
import { messageOf } from '../../../lib/api-error.ts'
import { say } from '../../../lib/words/say.ts'
import { useEditorState } from '../state/editor-context.ts'
import { NOT_SAVED } from '../versions/keep-form.tsx'
import { timeWords } from './schedule-text.ts'
import { useScheduleActions } from './use-schedules.ts'

const DAY_MS = 86_400_000
const ownZone = Intl.DateTimeFormat().resolvedOptions().timeZone
const zones = [...new Set([ownZone, ...Intl.supportedValuesOf('timeZone'), 'UTC'])].map((zone) => ({
  value: zone,
  label: zone.replaceAll('_', ' '),
}))

/** Tomorrow at nine. */
const suggested = (now: Date, zone: string) =>
  `${localTimeOf(new Date(now.getTime() + DAY_MS), zone).slice(0, 10)}T09:00`

/** Leaves publishing or unpublishing to a time. */
export function ScheduleForm({ now }: { now: Date }) {
  const { set } = useScheduleActions()
  const published = useEditorState(({ portfolio }) => portfolio.status === 'published')
  const [action, setAction] = useState<ScheduledAction>('publish')
  const [zone, setZone] = useState(ownZone)
  const [local, setLocal] = useState(() => suggested(now, ownZone))
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const moment = momentOf(local, zone)
  const latest = new Date(now.getTime() + SCHEDULE_MAX_DAYS * DAY_MS)

  async function submit(event: SyntheticEvent): Promise<void> {
    event.preventDefault()
    if (!moment) return setProblem(say('Choose a date and a time.'))
    if (moment <= now) return setProblem(say('That time has passed. Choose a later one.'))
    setBusy(true)
    try {
      setProblem((await set(action, local, zone)) ? undefined : say(NOT_SAVED))
    } catch (error) {
      setProblem(messageOf(error, say('That couldn’t be scheduled. Please try again.')))
    } finally {
      setBusy(false)
    }
  }

  return (
    <form onSubmit={(event) => void submit(event)} className="grid gap-4" noValidate>
      <SegmentedControl
        label={say('What happens')}
        className="justify-self-start"
        value={action}
        onChange={setAction}
        segments={[
          { value: 'publish', label: say(published ? 'Publish changes' : 'Publish') },
          { value: 'unpublish', label: say('Unpublish') },
        ]}
      />
      <div className="grid gap-4 sm:grid-cols-[3fr_2fr]">
        <TextField
          label={say('Date and time')}
          type="datetime-local"
          value={local}
          min={localTimeOf(now, zone)}
          max={localTimeOf(latest, zone)}
          onChange={(event) => {
            setLocal(event.target.value)
            setProblem(undefined)
          }}
          error={problem}
        />
        <Select
          label={say('Time zone')}
          value={zone}
          options={zones}
          onChange={(event) => setZone(event.target.value)}
        />
      </div>
      <p role="status" className="text-sm text-muted">
        {moment && moment > now && (
          <>
            {say(action === 'publish' ? 'Goes live {when}.' : 'Goes offline {when}.', {
              when: timeWords(moment, zone, now),
            })}{' '}
            {localTimeOf(moment, zone) !== local && say('The clocks change that night and skip the time you chose.')}
          </>
        )}
      </p>
      <Button type="submit" variant="primary" busy={busy} className="justify-self-start">
        {say('Schedule')}
      </Button>
    </form>
  )
}
