import { useEffect, useState } from 'react'
import { appRoutes } from '@vitrine/common/routes'
import { LinkButton } from '../../../components/button.tsx'
import { Notice } from '../../../components/notice.tsx'
import { say } from '../../../lib/words/say.ts'
import { checkVerification } from '../verification.ts'
import { AuthLayout } from '../auth-layout.tsx'
import { useAuth } from '../context.ts'
import { ContinueButton } from './continue-button.tsx'
import { ALREADY_VERIFIED, actionMessages } from './messages.ts'

export type ConfirmedOperation = keyof typeof actionMessages

/** A used or expired link. Usually somebody opened it twice and nothing is wrong. */
export function SpentLink({ operation }: { operation: ConfirmedOperation }) {
  const words = actionMessages[operation]
  const verified = useVerifiedHere(operation === 'VERIFY_EMAIL')
  return (
    <AuthLayout title={say(words.title)}>
      {verified ? (
        <>
          <Notice tone="success">{say(ALREADY_VERIFIED)}</Notice>
          <ContinueButton />
        </>
      ) : (
        <>
          <Notice>{say(words.spent)}</Notice>
          <LinkButton to={appRoutes.login} variant="primary" size="lg">
            {say('Sign in')}
          </LinkButton>
          {operation === 'RECOVER_EMAIL' && (
            <LinkButton to={appRoutes.resetPassword} size="lg">
              {say('Set a new password')}
            </LinkButton>
          )}
        </>
      )}
    </AuthLayout>
  )
}

/** Whether the account that is signed in here has a verified address. */
function useVerifiedHere(asked: boolean): boolean {
  const { user } = useAuth()
  const [verified, setVerified] = useState(false)
  useEffect(() => {
    if (asked && user) void checkVerification().then(setVerified, () => undefined)
  }, [asked, user])
  return verified
}
