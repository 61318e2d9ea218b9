import { lazy, Suspense } from 'react'
import { Link } from 'react-router-dom'
import type { Portfolio } from '@vitrine/common/api/shapes'
import { appRoutes } from '@vitrine/common/routes'
import { Button } from '../../components/button.tsx'
import { Dialog } from '../../components/dialog.tsx'
import type { PublishObstacle } from './publish-error.ts'

/** With its rules and reserved names it waits until somebody has to choose a name. */
const UsernameDialog = lazy(async () => ({ default: (await import('../username/index.ts')).UsernameDialog }))

export interface PublishDialogsProps {
  portfolio: Portfolio
  obstacle: PublishObstacle | null
  onDismiss: () => void
  onUsername: (portfolio: Portfolio) => void
}

/** What is needed before a portfolio can be published, each in a dialog. */
export function PublishDialogs({ portfolio, obstacle, onDismiss, onUsername }: PublishDialogsProps) {
  const dismiss = (open: boolean) => {
    if (!open) onDismiss()
  }
  return (
    <>
      {obstacle?.kind === 'username' && (
        <Suspense>
          <UsernameDialog portfolio={portfolio} reason="required" open onOpenChange={dismiss} onAttached={onUsername} />
        </Suspense>
      )}
      <Dialog
        open={obstacle?.kind === 'payment'}
        onOpenChange={dismiss}
        title="Payment Required"
        description={obstacle?.kind === 'payment' ? obstacle.message : undefined}
        footer={<Button variant="primary" onClick={onDismiss}>Keep editing</Button>}
      >
        <p className="text-sm">
          Paying by card for premium templates is coming. Until then your portfolio stays a draft: you can go on editing it, and everything is kept.
        </p>
      </Dialog>
      <Dialog
        open={obstacle?.kind === 'unverified'}
        onOpenChange={dismiss}
        title="Verify your email address"
        description={obstacle?.kind === 'unverified' ? obstacle.message : undefined}
        footer={<Button onClick={onDismiss}>Later</Button>}
      >
        <p className="text-sm">
          Publishing needs a verified address. <Link className="link" to={appRoutes.verify}>Verify my email</Link>
        </p>
      </Dialog>
    </>
  )
}
