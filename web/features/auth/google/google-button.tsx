import { lazy, Suspense, useRef, useState } from 'react'
import type { User } from 'firebase/auth'
import type { UserProfile } from '@vitrine/common/profile'
import { Button } from '../../../components/button.tsx'
import { GoogleMark } from './google-mark.tsx'
import { googleFailureMessage, signInWithGoogle } from './sign-in.ts'

/** Takes the place of Google's window where that cannot be reached: with the emulators. */
const Chooser = __GOOGLE_CHOOSER__
  ? lazy(async () => ({ default: (await import('./chooser.tsx')).GoogleChooser }))
  : null

export interface GoogleButtonProps {
  label: string
  /** What to say of a failure that has no message of its own. */
  failedMessage: string
  /** Whether the session outlives the browser window. */
  remember?: () => boolean
  /** With null when an attempt begins or was given up. */
  onMessage: (message: string | null) => void
  onSignedIn: (profile: UserProfile) => unknown
}

type Phase = 'idle' | 'asking' | 'finishing'

/** Signs up or in with Google; for Google the two are the same. */
export function GoogleButton({
  label,
  failedMessage,
  remember = () => true,
  onMessage,
  onSignedIn,
}: GoogleButtonProps) {
  const [phase, setPhase] = useState<Phase>('idle')
  const [choosing, setChoosing] = useState(false)
  const attempts = useRef(0)

  const run = async (ask: () => Promise<User>) => {
    const attempt = ++attempts.current
    const isLatest = () => attempt === attempts.current
    onMessage(null)
    setPhase('asking')
    try {
      const profile = await signInWithGoogle(async () => {
        const user = await ask()
        setPhase('finishing')
        return user
      }, remember())
      await onSignedIn(profile)
    } catch (error) {
      // Clicking again closes the first window, which is no message to anybody.
      if (isLatest()) onMessage(googleFailureMessage(error, failedMessage))
    } finally {
      if (isLatest()) setPhase('idle')
    }
  }

  const start = () =>
    Chooser ? setChoosing(true) : void run(async () => (await import('./popup.ts')).signInThroughPopup())

  return (
    <div className="grid gap-2">
      <Button size="lg" icon={<GoogleMark />} busy={phase === 'finishing'} onClick={start}>
        {label}
      </Button>
      <p role="status" className="text-sm text-muted empty:hidden">
        {phase === 'asking' && 'Go on in the window that opened. If you closed it, click again.'}
      </p>
      {Chooser && choosing && (
        <Suspense>
          <Chooser
            onCancel={() => setChoosing(false)}
            onChosen={(signIn) => {
              setChoosing(false)
              void run(signIn)
            }}
          />
        </Suspense>
      )}
    </div>
  )
}
