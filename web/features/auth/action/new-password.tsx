import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { isAcceptablePassword } from '@vitrine/common/password'
import { appRoutes } from '@vitrine/common/routes'
import { Button, LinkButton } from '../../../components/button.tsx'
import { Notice } from '../../../components/notice.tsx'
import { PasswordField } from '../../../components/password-field.tsx'
import { say } from '../../../lib/words/say.ts'
import { sayWith } from '../../../lib/words/say-with.tsx'
import { AuthLayout } from '../auth-layout.tsx'
import { signUpMessages } from '../messages.ts'
import { PasswordChecklist } from '../password-checklist.tsx'
import { ResetRequest } from '../reset-request.tsx'
import { resetPassword } from './action-codes.ts'
import { resetMessages } from './messages.ts'

const TITLE = 'Set a new password'
const RULES_ID = 'password-rules'

/** Sets a new password with the code of a reset link. */
export function NewPassword({ code, email }: { code: string; email: string }) {
  const [outcome, setOutcome] = useState<'changed' | 'failed' | 'code-invalid' | null>(null)
  const form = useForm({ defaultValues: { password: '', confirmation: '' } })
  const [password, confirmation] = form.watch(['password', 'confirmation'])
  const matching = password === confirmation
  const acceptable = isAcceptablePassword(password) && matching

  const submit = form.handleSubmit(async () => {
    setOutcome(null)
    setOutcome(
      await resetPassword(code, password).then(
        (changed) => (changed ? 'changed' : 'code-invalid'),
        () => 'failed' as const,
      ),
    )
  })

  if (outcome === 'code-invalid') return <ResetRequest notice={say(resetMessages.codeInvalid)} />
  if (outcome === 'changed') {
    return (
      <AuthLayout title={say(TITLE)}>
        <Notice tone="success">{say(resetMessages.changed)}</Notice>
        <LinkButton to={appRoutes.login} variant="primary" size="lg">
          {say('Sign in')}
        </LinkButton>
      </AuthLayout>
    )
  }
  return (
    <AuthLayout
      title={say(TITLE)}
      intro={sayWith('For {email}', {
        email: <strong className="font-semibold break-words text-ink">{email}</strong>,
      })}
    >
      {outcome === 'failed' && <Notice tone="danger">{say(resetMessages.changeFailed)}</Notice>}
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
        <input type="hidden" autoComplete="username" value={email} readOnly />
        <div className="grid gap-3">
          <PasswordField label={say('New password')} autoComplete="new-password" {...form.register('password')} />
          <PasswordChecklist id={RULES_ID} password={password} />
        </div>
        <PasswordField
          label={say('Confirm new password')}
          autoComplete="new-password"
          error={confirmation !== '' && !matching ? say('The passwords don’t match.') : undefined}
          {...form.register('confirmation', { validate: () => acceptable || say(signUpMessages.passwordRules) })}
        />
        <Button
          type="submit"
          variant="primary"
          size="lg"
          disabled={!acceptable}
          busy={form.formState.isSubmitting}
          aria-describedby={RULES_ID}
        >
          {say('Save new password')}
        </Button>
      </form>
    </AuthLayout>
  )
}
