import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { User } from 'firebase/auth'
import { Button } from '../../../components/button.tsx'
import { Notice } from '../../../components/notice.tsx'
import { PasswordField } from '../../../components/password-field.tsx'
import { TextField } from '../../../components/text-field.tsx'
import { messageOf } from '../../../lib/api-error.ts'
import { say } from '../../../lib/words/say.ts'
import { GoogleWindowHint, Superseded } from '../../auth/index.ts'
import { hasPassword, ProofError } from '../identity.ts'
import { accountMessages } from '../messages.ts'
import { useProof } from '../use-proof.ts'
import { requestEmail } from './change-email.ts'

export interface EmailFormProps {
  user: User
  onSent: (email: string) => void
  onCancel: () => void
}

/** Asks for the new address, and for a proof of identity: finding an open browser must not be enough to take over the account. */
export function EmailForm({ user, onSent, onCancel }: EmailFormProps) {
  const { asking, prove } = useProof(user)
  const [failure, setFailure] = useState<string | null>(null)
  const [working, setWorking] = useState(false)
  const form = useForm({ defaultValues: { email: '', password: '' } })
  const { errors } = form.formState
  const withPassword = hasPassword(user)
  const busy = working && asking !== 'long'

  const submit = form.handleSubmit(async ({ email, password }) => {
    const address = email.trim().toLowerCase()
    setFailure(null)
    setWorking(true)
    try {
      await prove(password)
      await requestEmail(user, address)
      onSent(address)
    } catch (error) {
      if (error instanceof Superseded) return
      if (error instanceof ProofError && withPassword)
        form.setError('password', { message: error.message }, { shouldFocus: true })
      else setFailure(messageOf(error, say(accountMessages.emailFailed)))
    }
    setWorking(false)
  })

  return (
    <form noValidate onSubmit={(event) => void (busy ? event.preventDefault() : submit(event))} className="grid gap-4">
      {failure && <Notice tone="danger">{failure}</Notice>}
      <TextField
        label={say('New email')}
        type="email"
        autoComplete="email"
        autoFocus
        error={errors.email?.message}
        {...form.register('email', { validate: (email) => emailProblem(email, user.email) ?? true })}
      />
      {withPassword && (
        <PasswordField
          label={say('Your password')}
          autoComplete="current-password"
          error={errors.password?.message}
          {...form.register('password', { required: say(accountMessages.currentPasswordRequired) })}
        />
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" busy={busy}>
          {say(withPassword ? 'Send a link to it' : 'Continue with Google and send a link to it')}
        </Button>
        <Button disabled={busy} onClick={onCancel}>
          {say('Cancel')}
        </Button>
      </div>
      <GoogleWindowHint asking={asking} />
    </form>
  )
}

function emailProblem(email: string, current: string | null): string | undefined {
  if (!/^\s*\S+@\S+\s*$/.test(email)) return say(accountMessages.emailInvalid)
  return email.trim().toLowerCase() === current ? say(accountMessages.emailSame) : undefined
}
