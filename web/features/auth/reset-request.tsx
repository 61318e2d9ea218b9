import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router-dom'
import { appRoutes } from '@vitrine/common/routes'
import { Button } from '../../components/button.tsx'
import { Notice } from '../../components/notice.tsx'
import { TextField } from '../../components/text-field.tsx'
import { say } from '../../lib/words/say.ts'
import { requestPasswordReset } from './action/request-reset.ts'
import { AuthLayout } from './auth-layout.tsx'
import { resetMessages } from './action/messages.ts'

/** Asks where to send the link. The answer never tells whether an account exists. */
export function ResetRequest({ notice }: { notice?: string }) {
  const [outcome, setOutcome] = useState<'sent' | 'failed' | null>(null)
  const form = useForm({ defaultValues: { email: '' } })
  const { errors, isSubmitting } = form.formState

  const submit = form.handleSubmit(async ({ email }) => {
    setOutcome(null)
    setOutcome(
      await requestPasswordReset(email).then(
        () => 'sent' as const,
        () => 'failed' as const,
      ),
    )
  })

  return (
    <AuthLayout
      title={say('Reset your password')}
      intro={say('Enter your account’s email address and we’ll send you a link to set a new password.')}
      footer={
        <Link to={appRoutes.login} className="link">
          {say('Back to sign in')}
        </Link>
      }
    >
      {notice && outcome === null && <Notice tone="danger">{notice}</Notice>}
      {outcome === 'sent' && <Notice tone="success">{say(resetMessages.requested)}</Notice>}
      {outcome === 'failed' && <Notice tone="danger">{say(resetMessages.requestFailed)}</Notice>}
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
        <TextField
          label={say('Email')}
          type="email"
          autoComplete="username"
          error={errors.email?.message}
          {...form.register('email', {
            validate: (email) => /^\s*\S+@\S+\s*$/.test(email) || say('Please enter a valid email address.'),
          })}
        />
        <Button type="submit" variant="primary" size="lg" busy={isSubmitting}>
          {say('Send reset link')}
        </Button>
      </form>
    </AuthLayout>
  )
}
