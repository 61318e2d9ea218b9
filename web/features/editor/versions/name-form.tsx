import { useState, type SyntheticEvent } from 'react'
import type { VersionSummary } from '@vitrine/common/api/versions'
import { VERSION_LABEL_MAX_LENGTH } from '@vitrine/common/limits'
import { Button } from '../../../components/button.tsx'
import { TextField } from '../../../components/text-field.tsx'
import { messageOf } from '../../../lib/api-error.ts'
import { appLanguage } from '../../../lib/words/language.ts'
import { say } from '../../../lib/words/say.ts'
import { useVersionActions } from './use-versions.ts'

/** Names a version, or removes its name. */
export function NameForm({ version }: { version: VersionSummary }) {
  const { name } = useVersionActions()
  const [label, setLabel] = useState(version.label ?? '')
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function submit(event: SyntheticEvent): Promise<void> {
    event.preventDefault()
    setBusy(true)
    setProblem(undefined)
    try {
      await name(version.id, label.trim() || null)
    } catch (error) {
      setProblem(messageOf(error, say('The name couldn’t be saved. Please try again.')))
    } finally {
      setBusy(false)
    }
  }

  return (
    <form onSubmit={(event) => void submit(event)} className="flex flex-wrap items-start gap-3">
      <TextField
        label={say('Name')}
        hint={
          version.expiresAt
            ? say('Without a name it’s deleted on {day}.', {
                day: new Date(version.expiresAt).toLocaleDateString(appLanguage() === 'en' ? 'en-GB' : appLanguage(), {
                  day: 'numeric',
                  month: 'long',
                }),
              })
            : undefined
        }
        maxLength={VERSION_LABEL_MAX_LENGTH}
        value={label}
        onChange={(event) => setLabel(event.target.value)}
        error={problem}
        className="min-w-0 flex-1 max-sm:basis-full"
      />
      <Button
        type="submit"
        busy={busy}
        disabled={!busy && label.trim() === (version.label ?? '')}
        className="sm:mt-[1.625rem]"
      >
        {say('Save name')}
      </Button>
    </form>
  )
}
