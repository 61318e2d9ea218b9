import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link, Navigate, useNavigate } from 'react-router-dom'
import { NAME_MAX_LENGTH } from '@vitrine/common/limits'
import { isAcceptablePassword } from '@vitrine/common/password'
import { appRoutes } from '@vitrine/common/routes'
import { Button } from '../../../components/button.tsx'
import { Notice } from '../../../components/notice.tsx'
import { PasswordField } from '../../../components/password-field.tsx'
import { TextField } from '../../../components/text-field.tsx'
import { useUntrustedLocation } from '../../../lib/location-state.ts'
import { say } from '../../../lib/words/say.ts'
import { AccountError } from '../account-error.ts'
import { AuthLayout } from '../auth-layout.tsx'
import { GoogleButton } from '../google/google-button.tsx'
import { signUpMessages } from '../messages.ts'
import { OrDivider } from '../or-divider.tsx'
import { PasswordChecklist } from '../password-checklist.tsx'
import { postLoginPath } from '../post-login-path.ts'
import { readReturnState } from '../return-path.ts'
import { signUpScript, useLateScript } from '../use-late-script.ts'
import { useSignedInElsewhere } from '../use-signed-in-elsewhere.ts'

interface Fields {
  name: string
  email: string
  password: string
  confirmation: string
}

const RULES_ID = 'password-rules'

export function SignupScreen() {
  useLateScript(signUpScript)
  const { state } = useUntrustedLocation()
  const { from, templateId } = readReturnState(state)
  const navigate = useNavigate()
  const [failure, setFailure] = useState<string | null>(null)
  const [withGoogle, setWithGoogle] = useState(false)
  const form = useForm<Fields>({ defaultValues: { name: '', email: '', password: '', confirmation: '' } })
  const { errors, isSubmitting } = form.formState
  const [password, confirmation] = form.watch(['password', 'confirmation'])
  // Somebody may have typed before the script came.
  useEffect(() => {
    for (const name of ['password', 'confirmation'] as const) form.setValue(name, form.getValues(name))
  }, [form])
  const matching = password === confirmation
  const acceptable = isAcceptablePassword(password) && matching

  if (useSignedInElsewhere(isSubmitting || withGoogle))
    return <Navigate to={from ?? appRoutes.dashboard} replace state={{ templateId }} />

  const submit = form.handleSubmit(async ({ name, email, password: chosen }) => {
    if (!acceptable) return setFailure(say(signUpMessages.passwordRules))
    setFailure(null)
    try {
      const { signUp } = await signUpScript()
      const { mailSent } = await signUp({ name, email, password: chosen })
      await navigate(appRoutes.verify, { replace: true, state: { redirectToOnboarding: true, mailSent, templateId } })
    } catch (error) {
      setFailure(error instanceof AccountError ? error.message : say(signUpMessages.failed))
    }
  })

  return (
    <AuthLayout
      title={say('Create your account')}
      intro={say('Free to start. Choose a plan later.')}
      footer={
        <>
          {say('Already have an account?')}{' '}
          <Link to={appRoutes.login} state={state} className="link">
            {say('Sign in')}
          </Link>
        </>
      }
    >
      {failure && <Notice tone="danger">{failure}</Notice>}
      <GoogleButton
        label={say('Sign up with Google')}
        failedMessage={say(signUpMessages.googleFailed)}
        onMessage={setFailure}
        onRunning={setWithGoogle}
        onSignedIn={(profile) => navigate(postLoginPath(profile, from), { replace: true, state: { templateId } })}
      />
      <OrDivider />
      {/* As on the sign-in screen. */}
      <form noValidate method="dialog" onSubmit={(event) => void submit(event)} className="grid gap-5">
        <TextField
          label={say('Full name')}
          autoComplete="name"
          maxLength={NAME_MAX_LENGTH}
          error={errors.name?.message}
          {...form.register('name', { validate: (name) => name.trim() !== '' || say(signUpMessages.name) })}
        />
        <TextField
          label={say('Email')}
          type="email"
          autoComplete="email"
          error={errors.email?.message}
          {...form.register('email', {
            validate: (email) => /^\s*\S+@\S+\s*$/.test(email) || say('Please enter a valid email address.'),
          })}
        />
        <div className="grid gap-3">
          <PasswordField label={say('Password')} autoComplete="new-password" {...form.register('password')} />
          <PasswordChecklist id={RULES_ID} password={password} />
        </div>
        <PasswordField
          label={say('Confirm password')}
          autoComplete="new-password"
          error={confirmation !== '' && !matching ? say('The passwords don’t match.') : undefined}
          {...form.register('confirmation')}
        />
        <Button
          type="submit"
          variant="primary"
          size="lg"
          busy={isSubmitting}
          disabled={!acceptable}
          aria-describedby={RULES_ID}
        >
          {say('Create account')}
        </Button>
      </form>
    </AuthLayout>
  )
}
