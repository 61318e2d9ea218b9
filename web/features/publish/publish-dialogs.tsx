import { lazy } from 'react'
import { Link } from 'react-router-dom'
import type { Portfolio } from '@vitrine/common/api/shapes'
import { appRoutes } from '@vitrine/common/routes'
import { Button } from '../../components/button.tsx'
import { Dialog } from '../../components/dialog.tsx'
import { LazyPart, MissingDialog } from '../../components/lazy-part.tsx'
import { PaymentDialog, type PaymentStatus } from '../payment/index.ts'
import type { PortfolioCall } from '../username/index.ts'
import { heard, say } from '../../lib/words/say.ts'
import type { PublishObstacle } from './publish-error.ts'

/** With its rules and reserved names it waits until somebody has to choose a name. */
const UsernameDialog = lazy(async () => ({ default: (await import('../username/index.ts')).UsernameDialog }))

export interface PublishDialogsProps {
  portfolio: Portfolio
  obstacle: PublishObstacle | null
  /** What there is to pay; null while it is not known. */
  payment: PaymentStatus | null
  /** Writes unsaved edits; false when that failed. */
  save: () => Promise<boolean>
  onDismiss: () => void
  /** How the portfolio gets its address. */
  call: PortfolioCall
  onUsername: () => void
}

/** What is needed before a portfolio can be published, each in a dialog. */
export function PublishDialogs({
  portfolio,
  obstacle,
  payment,
  save,
  onDismiss,
  call,
  onUsername,
}: PublishDialogsProps) {
  const dismiss = (open: boolean) => {
    if (!open) onDismiss()
  }
  return (
    <>
      {obstacle?.kind === 'username' && (
        <LazyPart
          missing={<MissingDialog name={say('The username dialog, which publishing needs,')} onClose={onDismiss} />}
        >
          <UsernameDialog
            portfolio={portfolio}
            reason={obstacle.paid ? 'paid' : 'required'}
            open
            onOpenChange={dismiss}
            call={call}
            onAttached={onUsername}
          />
        </LazyPart>
      )}
      {obstacle?.kind === 'payment' && (
        <LazyPart missing={<MissingDialog name={say('The payment dialog')} onClose={onDismiss} />}>
          <PaymentDialog portfolioId={portfolio.id} status={payment} onCancel={onDismiss} save={save} />
        </LazyPart>
      )}
      <Dialog
        open={obstacle?.kind === 'unverified'}
        onOpenChange={dismiss}
        title={say('Verify your email address')}
        description={obstacle?.kind === 'unverified' ? heard(obstacle.message) : undefined}
        footer={<Button onClick={onDismiss}>{say('Later')}</Button>}
      >
        <p className="text-sm">
          {say('You need a verified email address to publish.')}{' '}
          <Link className="link" to={appRoutes.verify}>
            {say('Verify my email')}
          </Link>
        </p>
      </Dialog>
    </>
  )
}
