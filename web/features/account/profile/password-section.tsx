import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { User } from 'firebase/auth'
import { toast } from '../../../lib/toast.ts'
import { isAcceptablePassword } from '@vitrine/common/password'
import { Button } from '../../../components/button.tsx'
import { ExternalLink } from '../../../components/external-link.tsx'
import { Notice } from '../../../components/notice.tsx'
import { PasswordField } from '../../../components/password-field.tsx'
import { say } from '../../../lib/words/say.ts'
import { sayWith } from '../../../lib/words/say-with.tsx'
import { PasswordChecklist } from '../../auth/index.ts'
import { changePassword, hasPassword, ProofError } from '../identity.ts'
import { accountMessages } from '../messages.ts'
import { Section } from '../section.tsx'

const RULES_ID = 'new-password-rules'

export function PasswordSection({ user }: { user: User }) {
  return (
    <Section title={say('Password')}>{hasPassword(user) ? <PasswordForm user={user} /> : <GooglePassword />}</Section>
  )
}

const GooglePassword = () => (
  <p className="text-muted">
    {sayWith(
      'You sign in with Google, so there is no password here that could be changed or lost. Your Google password is changed {link}.',
      {
        link: (
          <ExternalLink href="https://myaccount.google.com/security" className="link">
            {say('in your Google Account')}
          </ExternalLink>
        ),
      },
    )}
  </p>
)

const empty = { current: '', password: '', confirmation: '' }

function PasswordForm({ user }: { user: User }) {
  const [failure, setFailure] = useState<string | null>(null)
  const form = useForm({ defaultValues: empty })
  const { errors, isSubmitting } = form.formState
  const [password, confirmation] = form.watch(['password', 'confirmation'])
  const matching = password === confirmation
  const acceptable = isAcceptablePassword(password) && matching

  const submit = form.handleSubmit(async ({ current, password: next }) => {
    setFailure(null)
    try {
      await changePassword(user, current, next)
      form.reset(empty)
      toast.success(say(accountMessages.passwordChanged))
    } catch (error) {
      if (error instanceof ProofError) form.setError('current', { message: error.message }, { shouldFocus: true })
      else setFailure(say(accountMessages.passwordFailed))
    }
  })

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      {failure && <Notice tone="danger">{failure}</Notice>}
      <input type="hidden" autoComplete="username" value={user.email ?? ''} readOnly />
      <PasswordField
        label={say('Current password')}
        autoComplete="current-password"
        error={errors.current?.message}
        {...form.register('current', { required: say(accountMessages.currentPasswordRequired) })}
      />
      <div className="grid gap-3">
        <PasswordField label={say('New password')} autoComplete="new-password" {...form.register('password')} />
        <PasswordChecklist id={RULES_ID} password={password} />
      </div>
      <PasswordField
        label={say('Confirm new password')}
        autoComplete="new-password"
        error={confirmation !== '' && !matching ? say(accountMessages.passwordsDiffer) : undefined}
        {...form.register('confirmation')}
      />
      <Button
        type="submit"
        className="justify-self-start"
        disabled={!acceptable}
        busy={isSubmitting}
        aria-describedby={RULES_ID}
      >
        {say('Change password')}
      </Button>
    </form>
  )
}
