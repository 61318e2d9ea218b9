import { useCallback, useEffect, useState } from 'react'
import { Navigate, useNavigate } from 'react-router-dom'
import { appRoutes } from '@vitrine/common/routes'
import { Button } from '../../../components/button.tsx'
import { Notice } from '../../../components/notice.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { messageOf } from '../../../lib/api-error.ts'
import { useUntrustedLocation } from '../../../lib/location-state.ts'
import { heard, say } from '../../../lib/words/say.ts'
import { sayWith } from '../../../lib/words/say-with.tsx'
import { AuthLayout } from '../auth-layout.tsx'
import { useAuth } from '../context.ts'
import { readReturnState } from '../return-path.ts'
import { useSignOut } from '../use-sign-out.ts'
import { checkVerification, sendVerification, verifyMessages } from '../verification.ts'

interface Message {
  tone: 'info' | 'success' | 'danger'
  text: string
}

interface VerifyState {
  redirectToOnboarding?: boolean
  /** False when the mail of the sign-up could not be sent. */
  mailSent?: boolean
}

export function VerifyScreen() {
  const { user, loading } = useAuth()
  const { state } = useUntrustedLocation()
  const { redirectToOnboarding = false, mailSent = true } = (state ?? {}) as VerifyState
  const { templateId } = readReturnState(state)
  const navigate = useNavigate()
  const signOut = useSignOut()
  const [busy, setBusy] = useState<'check' | 'send' | null>(null)
  const [message, setMessage] = useState<Message | null>(
    mailSent ? null : { tone: 'danger', text: say(verifyMessages.sendFailed) },
  )

  const goOn = useCallback(
    () =>
      navigate(redirectToOnboarding ? appRoutes.onboarding : appRoutes.dashboard, {
        replace: true,
        state: { templateId },
      }),
    [navigate, redirectToOnboarding, templateId],
  )

  // The mail's link may have been opened in another tab: continue without a click when this one is visible again.
  useEffect(() => {
    if (!user) return
    const look = () => {
      if (document.visibilityState === 'visible')
        void checkVerification().then(
          (verified) => verified && goOn(),
          () => undefined,
        )
    }
    look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [user, goOn])

  if (!user && !loading) return <Navigate to={appRoutes.login} replace />

  const run = async (kind: 'check' | 'send', action: () => Promise<Message | null>, fallback: string) => {
    setBusy(kind)
    setMessage(null)
    try {
      setMessage(await action())
    } catch (error) {
      setMessage({ tone: 'danger', text: heard(messageOf(error, fallback)) })
    } finally {
      setBusy(null)
    }
  }

  const check = async (): Promise<Message | null> => {
    if (!(await checkVerification())) return { tone: 'info', text: say(verifyMessages.notYet) }
    await goOn()
    return null
  }

  const send = async (): Promise<Message> => {
    await sendVerification()
    return { tone: 'success', text: say(verifyMessages.sent) }
  }

  return (
    <AuthLayout
      title={say('Verify your email')}
      intro={
        <p>
          {sayWith('We sent a verification link to {email}. Open it to confirm that the address is yours.', {
            email: user ? (
              <strong className="font-semibold break-words text-ink">{user.email}</strong>
            ) : (
              <Skeleton className="inline-block h-4 w-40 align-middle" />
            ),
          })}
        </p>
      }
      footer={
        <>
          {say('Not your address?')}{' '}
          <button type="button" className="link" onClick={() => void signOut()}>
            {say('Sign out')}
          </button>
        </>
      }
    >
      {message && <Notice tone={message.tone}>{message.text}</Notice>}
      <div className="grid gap-3">
        <Button
          variant="primary"
          size="lg"
          disabled={!user}
          busy={busy === 'check'}
          onClick={() => void run('check', check, say(verifyMessages.checkFailed))}
        >
          {say('I’ve Verified My Email')}
        </Button>
        <Button
          size="lg"
          disabled={!user}
          busy={busy === 'send'}
          onClick={() => void run('send', send, say(verifyMessages.sendFailed))}
        >
          {say('Resend verification email')}
        </Button>
      </div>
      <p className="text-sm text-muted">{say('Nothing after a minute or two? Check your spam folder.')}</p>
    </AuthLayout>
  )
}
