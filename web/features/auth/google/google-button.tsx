import { lazy, Suspense, useState } from 'react'
import type { User } from 'firebase/auth'
import type { UserProfile } from '@vitrine/common/profile'
import { Button } from '../../../components/button.tsx'
import { GoogleMark } from './google-mark.tsx'
import { googleScript } from '../use-late-script.ts'
import { Superseded, useGoogleWindow } from './use-google-window.ts'
import { GoogleWindowHint } from './window-hint.tsx'

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
  /** Whether an attempt is running. */
  onRunning: (running: boolean) => void
  onSignedIn: (profile: UserProfile) => unknown
}

/** Signs up or in with Google; for Google the two are the same. */
export function GoogleButton({
  label,
  failedMessage,
  remember = () => true,
  onMessage,
  onRunning,
  onSignedIn,
}: GoogleButtonProps) {
  const { asking, ask } = useGoogleWindow()
  const [finishing, setFinishing] = useState(false)
  const [choosing, setChoosing] = useState(false)

  const run = async (open: () => Promise<User>) => {
    onMessage(null)
    const google = await googleScript().catch(() => null)
    if (!google) return onMessage(failedMessage)
    onRunning(true)
    try {
      const profile = await google.signInWithGoogle(async () => {
        const user = await ask(open)
        setFinishing(true)
        return user
      }, remember())
      await onSignedIn(profile)
    } catch (error) {
      // Clicking again closes the first window, which is no message to anybody.
      if (error instanceof Superseded) return
      onMessage(google.googleFailureMessage(error, failedMessage))
    }
    setFinishing(false)
    onRunning(false)
  }

  const start = () =>
    Chooser ? setChoosing(true) : void run(async () => (await import('./window.ts')).signInThroughWindow(failedMessage))

  return (
    <div className="grid gap-2">
      <Button size="lg" icon={<GoogleMark />} busy={finishing} onClick={start}>
        {label}
      </Button>
      <GoogleWindowHint asking={asking} />
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
