import { useState } from 'react'
import type { User } from 'firebase/auth'
import { toast } from '../../../lib/toast.ts'
import { NAME_MAX_LENGTH } from '@vitrine/common/limits'
import { Button } from '../../../components/button.tsx'
import { Notice } from '../../../components/notice.tsx'
import { TextField } from '../../../components/text-field.tsx'
import { say } from '../../../lib/words/say.ts'
import { useAuth } from '../../auth/index.ts'
import { changeName } from '../identity.ts'
import { accountMessages } from '../messages.ts'
import { Section } from '../section.tsx'

export function ProfileSection({ user }: { user: User }) {
  const { profile } = useAuth()
  return (
    <Section title={say('Profile')} description={say('We use your name to greet you and to start new portfolios.')}>
      {profile ? (
        <NameForm user={user} name={profile.name} />
      ) : (
        <Notice
          tone="danger"
          action={
            <Button size="sm" onClick={() => window.location.reload()}>
              {say('Reload')}
            </Button>
          }
        >
          {say('Your profile couldn’t be loaded.')}
        </Notice>
      )}
    </Section>
  )
}

function NameForm({ user, name: stored }: { user: User; name: string }) {
  const [draft, setDraft] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [failed, setFailed] = useState(false)
  const [busy, setBusy] = useState(false)
  const name = (draft ?? stored).trim()

  async function save(): Promise<void> {
    setFailed(false)
    if (name === '') return setProblem(say(accountMessages.nameRequired))
    setBusy(true)
    try {
      await changeName(user, name)
      setDraft(null)
      toast.success(say(accountMessages.nameSaved))
    } catch {
      setFailed(true)
    } finally {
      setBusy(false)
    }
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy) void save()
      }}
      className="grid gap-3"
    >
      {failed && <Notice tone="danger">{say(accountMessages.nameFailed)}</Notice>}
      <TextField
        label={say('Name')}
        autoComplete="name"
        maxLength={NAME_MAX_LENGTH}
        error={problem}
        value={draft ?? stored}
        onChange={(event) => {
          setDraft(event.target.value)
          setProblem(null)
        }}
      />
      <Button type="submit" className="justify-self-start" disabled={name === stored} busy={busy}>
        {say('Save name')}
      </Button>
    </form>
  )
}
