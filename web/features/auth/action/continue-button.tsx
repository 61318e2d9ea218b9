import { useEffect } from 'react'
import { appRoutes } from '@vitrine/common/routes'
import { LinkButton } from '../../../components/button.tsx'
import { say } from '../../../lib/words/say.ts'
import { useAuth } from '../context.ts'
import { askForProfile } from '../profile-demand.ts'

/** Continues into the app, for people who are signed in here. */
export function ContinueButton() {
  const { profile } = useAuth()
  useEffect(askForProfile, [])
  return (
    <LinkButton
      to={profile?.onboardingCompleted ? appRoutes.dashboard : appRoutes.onboarding}
      variant="primary"
      size="lg"
    >
      {say('Continue')}
    </LinkButton>
  )
}
