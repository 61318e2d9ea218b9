import { useState } from 'react'
import { CreditCard } from 'lucide-react'
import { checkoutTypes, paymentMessages } from '@vitrine/common/payments'
import { appRoutes, editorPath } from '@vitrine/common/routes'
import { Button } from '../../components/button.tsx'
import { Dialog } from '../../components/dialog.tsx'
import { Notice } from '../../components/notice.tsx'
import { heard, say } from '../../lib/words/say.ts'
import { useAuth } from '../auth/index.ts'
import { useCheckout } from './use-checkout.ts'
import { PAYMENT_CANCELLED } from './use-cancelled-payment.ts'
import type { PaymentStatus } from './use-payment-status.ts'

export interface PaymentDialogProps {
  portfolioId: string
  /** Null where it could not be had. */
  status: PaymentStatus | null
  onCancel: () => void
  /** Writes unsaved edits before the browser leaves; false when that failed. */
  save: () => Promise<boolean>
}

/** Says what publishing with this template costs, and leads to the payment provider. */
export function PaymentDialog({ portfolioId, status, onCancel, save }: PaymentDialogProps) {
  const { user } = useAuth()
  const [saving, setSaving] = useState(false)
  const { state, start, fail } = useCheckout(user?.uid)
  const templateName = status?.templateName ?? paymentMessages.defaultTemplateName
  const busy = saving || state.step === 'loading'

  async function pay(): Promise<void> {
    const price = status?.stripePriceId
    if (!price) return fail(paymentMessages.priceIdMissing)
    setSaving(true)
    const saved = await save()
    setSaving(false)
    if (!saved) return onCancel()
    start({
      mode: 'payment',
      price,
      successPath: appRoutes.paymentSuccess,
      cancelPath: `${editorPath(portfolioId)}?${PAYMENT_CANCELLED}`,
      metadata: { portfolioId, templateName, type: checkoutTypes.template },
    })
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onCancel()
      }}
      title={say('Payment Required')}
      description={say('Pay once and use this template for all your portfolios.')}
      footer={
        <>
          <Button onClick={onCancel}>{say('Cancel')}</Button>
          {state.step === 'error' ? (
            <Button variant="primary" onClick={() => window.location.reload()}>
              {say('Retry')}
            </Button>
          ) : (
            <Button variant="primary" busy={busy} icon={<CreditCard aria-hidden />} onClick={() => void pay()}>
              {busy ? say('Opening the payment page...') : say('Continue to payment')}
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-4">
        <dl className="flex items-baseline justify-between gap-4 rounded-lg border border-line bg-sunken px-4 py-3">
          <dt className="min-w-0 font-medium">{status?.templateName ?? heard(paymentMessages.defaultTemplateName)}</dt>
          <dd className="text-lg font-semibold tabular-nums">{status?.price ?? paymentMessages.defaultPrice}</dd>
        </dl>
        {state.step === 'error' ? (
          <Notice tone="danger">{heard(state.message)}</Notice>
        ) : (
          <p role="status" className="text-sm text-muted">
            {busy
              ? say('Taking you to our payment provider…')
              : say('Pay by card with our payment provider, then come back here to publish.')}
          </p>
        )}
      </div>
    </Dialog>
  )
}
