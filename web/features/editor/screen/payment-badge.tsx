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
  // On its own line on phones, where the title needs the whole width.
  const boxClass = 'flex shrink-0 items-center gap-1 max-lg:order-last max-lg:w-full'
  if (payment.isPaid)
    return (
      <div className={boxClass}>
        <Badge tone="success">{say('✓ Paid')}</Badge>
      </div>
    )
  return (
    <div className={boxClass}>
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
    </div>
  )
}
