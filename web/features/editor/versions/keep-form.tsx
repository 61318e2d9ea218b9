import { useState, type SyntheticEvent } from 'react'
import { VERSION_LABEL_MAX_LENGTH } from '@vitrine/common/limits'
import { Button } from '../../../components/button.tsx'
import { TextField } from '../../../components/text-field.tsx'
import { messageOf } from '../../../lib/api-error.ts'
import { say } from '../../../lib/words/say.ts'
import { useVersionActions } from './use-versions.ts'

const KEEP_FAILED = 'The version couldn’t be saved. Please try again.'
export const NOT_SAVED = 'Your last changes couldn’t be saved, so no version was saved. Close this dialog to see why.'

/** Saves the current state as a named version. */
export function KeepForm() {
  const { keep } = useVersionActions()
  const [label, setLabel] = useState('')
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function submit(event: SyntheticEvent): Promise<void> {
    event.preventDefault()
    if (label.trim() === '') return setProblem(say('A version needs a name.'))
    setBusy(true)
    try {
      const kept = await keep(label)
      setProblem(kept ? undefined : say(NOT_SAVED))
      if (kept) setLabel('')
    } catch (error) {
      setProblem(messageOf(error, say(KEEP_FAILED)))
    } finally {
      setBusy(false)
    }
  }

  return (
    <form onSubmit={(event) => void submit(event)} className="flex flex-wrap items-start gap-3">
      <TextField
        label={say('Save the current version')}
        placeholder={say('Before the redesign')}
        maxLength={VERSION_LABEL_MAX_LENGTH}
        value={label}
        onChange={(event) => setLabel(event.target.value)}
        error={problem}
        className="min-w-0 flex-1 max-sm:basis-full"
      />
      <Button type="submit" busy={busy} className="sm:mt-[1.625rem]">
        {say('Save version')}
      </Button>
    </form>
  )
}
