import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router-dom'
import type { UserProfile } from '@vitrine/common/profile'
import { appRoutes } from '@vitrine/common/routes'
import { Button } from '../../../components/button.tsx'
import { Checkbox } from '../../../components/checkbox.tsx'
import { Notice } from '../../../components/notice.tsx'
import { PasswordField } from '../../../components/password-field.tsx'
import { TextField } from '../../../components/text-field.tsx'
import { useUntrustedLocation } from '../../../lib/location-state.ts'
import { useInBrowser } from '../../../lib/use-in-browser.ts'
import { say } from '../../../lib/words/say.ts'
import type { Credentials } from '../account-actions.ts'
import { AccountError } from '../account-error.ts'
import { AuthLayout } from '../auth-layout.tsx'
import { GoogleButton } from '../google/google-button.tsx'
import { loginMessages } from '../messages.ts'
import { OrDivider } from '../or-divider.tsx'
import { postLoginPath } from '../post-login-path.ts'
import { readReturnState } from '../return-path.ts'
import { speakFor } from '../speak-for.ts'
import { signInScript, useLateScript } from '../use-late-script.ts'
import { useSignedInElsewhere } from '../use-signed-in-elsewhere.ts'

interface Failure {
  message: string
  unverified: boolean
}

const asFailure = (error: unknown): Failure =>
  error instanceof AccountError
    ? { message: error.message, unverified: error.unverified }
    : { message: say(loginMessages.failed), unverified: false }

export function LoginScreen() {
  useStateOfLink()
  useLateScript(signInScript)
  const { state } = useUntrustedLocation()
  const { from, templateId } = readReturnState(state)
  const navigate = useNavigate()
  // The screen's HTML is the same for all.
  const forTemplate = useInBrowser() && templateId
  const [failure, setFailure] = useState<Failure | null>(null)
  const [verifying, setVerifying] = useState(false)
  const [withGoogle, setWithGoogle] = useState(false)
  const form = useForm<Credentials>({ defaultValues: { email: '', password: '' } })
  const { errors, isSubmitting } = form.formState

  if (useSignedInElsewhere(isSubmitting || withGoogle))
    return <Navigate to={from ?? appRoutes.dashboard} replace state={{ templateId }} />

  async function goOn(profile: UserProfile): Promise<void> {
    await speakFor(profile)
    await navigate(postLoginPath(profile, from), { replace: true, state: { templateId } })
  }

  const submit = form.handleSubmit(async (credentials) => {
    setFailure(null)
    try {
      const { signIn } = await signInScript()
      await goOn(await signIn(credentials))
    } catch (error) {
      setFailure(asFailure(error))
    }
  })

  const verifyNow = form.handleSubmit(async (credentials) => {
    setVerifying(true)
    try {
      const { signInToVerify } = await signInScript()
      await signInToVerify(credentials)
      await navigate(appRoutes.verify, { state: { redirectToOnboarding: true, templateId } })
    } catch (error) {
      setFailure(asFailure(error))
      setVerifying(false)
    }
  })

  return (
    <AuthLayout
      title={say('Sign in')}
      intro={say(forTemplate ? 'Sign in to create a portfolio from the template you chose.' : 'Welcome back.')}
      footer={
        <>
          {say('New here?')}{' '}
          <Link to={appRoutes.signup} state={state} className="link">
            {say('Sign up')}
          </Link>
        </>
      }
    >
      {failure && (
        <Notice
          tone="danger"
          action={
            failure.unverified && (
              <Button size="sm" busy={verifying} onClick={() => void verifyNow()}>
                {say('Verify Now')}
              </Button>
            )
          }
        >
          {failure.message}
        </Notice>
      )}
      <GoogleButton
        label={say('Sign in with Google')}
        failedMessage={say(loginMessages.googleFailed)}
        remember={() => form.getValues('remember')}
        onMessage={(message) => setFailure(message === null ? null : { message, unverified: false })}
        onRunning={setWithGoogle}
        onSignedIn={goOn}
      />
      <OrDivider />
      {/* Before the script is there, a form with this method is sent nowhere: what was typed stays. */}
      <form noValidate method="dialog" onSubmit={(event) => void submit(event)} className="grid gap-5">
        <TextField
          label={say('Email')}
          type="email"
          autoComplete="username"
          error={errors.email?.message}
          {...form.register('email', {
            validate: (email) => email.trim() !== '' || say('Please enter your email address.'),
          })}
        />
        <PasswordField
          label={say('Password')}
          autoComplete="current-password"
          error={errors.password?.message}
          {...form.register('password', { required: say('Please enter your password.') })}
        />
        <div className="flex flex-wrap items-center justify-between gap-2">
          <Checkbox label={say('Remember me')} defaultChecked {...form.register('remember')} />
          <Link to={appRoutes.resetPassword} className="link text-sm">
            {say('Forgot password?')}
          </Link>
        </div>
        <Button type="submit" variant="primary" size="lg" busy={isSubmitting && !verifying}>
          {say('Sign in')}
        </Button>
      </form>
    </AuthLayout>
  )
}

/** A link of a page without script has in its address what the router's state holds otherwise. */
function useStateOfLink(): void {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  useEffect(() => {
    if (params.has('from'))
      void navigate(appRoutes.login, { replace: true, state: readReturnState(Object.fromEntries(params)) })
  }, [params, navigate])
}
