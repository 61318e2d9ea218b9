import { useState } from 'react'
import { FirebaseError } from 'firebase/app'
import { appRoutes } from '@vitrine/common/routes'
import { Button, LinkButton } from '../../../components/button.tsx'
import { Notice } from '../../../components/notice.tsx'
import { say } from '../../../lib/words/say.ts'
import { sayWith } from '../../../lib/words/say-with.tsx'
import { AuthLayout } from '../auth-layout.tsx'
import { apply, type ActionCode } from './action-codes.ts'
import { ContinueButton } from './continue-button.tsx'
import { ADDRESS_TAKEN, actionMessages } from './messages.ts'
import { SpentLink, type ConfirmedOperation } from './spent-link.tsx'

type Outcome = 'done' | 'continue' | 'spent' | { failure: string }

/**
 * Confirms, changes or restores an address when a button is pressed. Opening the link must not do it: scanners of mail
 * servers open links too and would use up the code.
 */
export function ConfirmAction({ action }: { action: ActionCode & { operation: ConfirmedOperation } }) {
  const { operation, email, previousEmail } = action
  const words = actionMessages[operation]
  const [busy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<Outcome | null>(null)

  const confirm = async () => {
    setBusy(true)
    setOutcome(await outcomeOf(action))
    setBusy(false)
  }

  if (outcome === 'spent') return <SpentLink operation={operation} />
  const over = outcome === 'done' || outcome === 'continue'
  const address = <strong className="font-semibold break-words text-ink">{email}</strong>
  return (
    <AuthLayout
      title={say(words.title)}
      intro={previousEmail ? sayWith('{address} instead of {previous}', { address, previous: previousEmail }) : address}
    >
      {over && <Notice tone="success">{say(words.done)}</Notice>}
      {outcome !== null && typeof outcome === 'object' && <Notice tone="danger">{outcome.failure}</Notice>}
      {!over && (
        <Button variant="primary" size="lg" busy={busy} onClick={() => void confirm()}>
          {say(words.confirm)}
        </Button>
      )}
      {outcome === 'continue' && <ContinueButton />}
      {outcome === 'done' && operation === 'RECOVER_EMAIL' && (
        <LinkButton to={appRoutes.resetPassword} variant="primary" size="lg">
          {say('Set a new password')}
        </LinkButton>
      )}
      {outcome === 'done' && (
        <LinkButton to={appRoutes.login} size="lg" variant={operation === 'RECOVER_EMAIL' ? 'secondary' : 'primary'}>
          {say('Sign in')}
        </LinkButton>
      )}
    </AuthLayout>
  )
}

async function outcomeOf(action: ActionCode & { operation: ConfirmedOperation }): Promise<Outcome> {
  try {
    const applied = await apply(action)
    if (!applied) return 'spent'
    return applied.signedIn ? 'continue' : 'done'
  } catch (error) {
    const taken = error instanceof FirebaseError && error.code === 'auth/email-already-in-use'
    return { failure: say(taken ? ADDRESS_TAKEN : actionMessages[action.operation].failed) }
  }
}
