import { useState } from 'react'
import { Badge } from '../../../components/badge.tsx'
import { Button } from '../../../components/button.tsx'
import { heard, say } from '../../../lib/words/say.ts'
import type { PaymentStatus } from '../../payment/index.ts'

export interface PaymentBadgeProps {
  payment: PaymentStatus
  onRefresh: () => Promise<void>
}

/** Whether a premium template is paid for. */
export function PaymentBadge({ payment, onRefresh }: PaymentBadgeProps) {
  const [busy, setBusy] = useState(false)
  if (payment.isPaid) return <Badge tone="success">{say('✓ Paid')}</Badge>
  return (
    <>
      <Badge tone="warning">{say('Payment Required: {price}', { price: heard(payment.price) })}</Badge>
      <Button
        variant="ghost"
        size="sm"
        busy={busy}
        aria-label={say('Refresh payment status')}
        onClick={() => {
          setBusy(true)
          void onRefresh().finally(() => setBusy(false))
        }}
      >
        {say('Refresh')}
      </Button>
    </>
  )
}
