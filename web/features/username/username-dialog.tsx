import { toast } from '../../lib/toast.ts'
import type { Portfolio, PortfolioStatus } from '@vitrine/common/api/shapes'
import { usernameMessages } from '@vitrine/common/username'
import { Button } from '../../components/button.tsx'
import { Dialog } from '../../components/dialog.tsx'
import { heard, say } from '../../lib/words/say.ts'
import type { PortfolioCall } from './claim.ts'
import { UsernameClaim } from './username-claim.tsx'

export interface UsernameDialogProps {
  portfolio: { id: string; username: string | null; status: PortfolioStatus }
  /** 'set' to choose one at any time; 'required' when publishing needs it; 'paid' when it is what is left after a payment. */
  reason: 'set' | 'required' | 'paid'
  open: boolean
  onOpenChange: (open: boolean) => void
  call?: PortfolioCall
  onAttached: (portfolio: Portfolio) => void
}

const titles = {
  set: 'Set Your Username',
  required: 'Username Required',
  paid: 'Almost There! Choose Your Username',
} as const
const descriptions = {
  set: 'The address where people find your portfolio.',
  required: 'Your portfolio gets its own address. Choose it to continue publishing.',
  paid: 'Your portfolio gets its own address. Choose it to continue publishing.',
} as const

export function UsernameDialog({ portfolio, reason, open, onOpenChange, call, onAttached }: UsernameDialogProps) {
  const taken = (_username: string, updated: Portfolio | null) => {
    toast.success(heard(usernameMessages.claimed))
    if (updated) onAttached(updated)
  }
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={say(titles[reason])}
      description={say(descriptions[reason])}
      footer={reason !== 'set' ? <Button onClick={() => onOpenChange(false)}>{say('Cancel')}</Button> : undefined}
    >
      {reason === 'paid' && (
        <p role="status" className="mb-4 font-medium text-success-text">
          {say('✓ Payment successful!')}
        </p>
      )}
      <UsernameClaim
        portfolioId={portfolio.id}
        current={portfolio.username}
        published={portfolio.status === 'published'}
        call={call}
        onTaken={taken}
      />
    </Dialog>
  )
}
