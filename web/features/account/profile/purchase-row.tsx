import { useState } from 'react'
import { getReceipt } from '@vitrine/common/api/payments'
import { moneyText } from '@vitrine/common/money'
import type { PaymentState } from '@vitrine/common/payments'
import { Badge, type BadgeTone } from '../../../components/badge.tsx'
import { Button } from '../../../components/button.tsx'
import { request } from '../../../lib/api.ts'
import { messageOf } from '../../../lib/api-error.ts'
import { toast } from '../../../lib/toast.ts'
import { accountMessages } from '../messages.ts'
import type { Purchase } from './use-purchases.ts'

const dateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' })

const states: Record<PaymentState, { label: string; tone: BadgeTone }> = {
  open: { label: 'Not finished', tone: 'neutral' },
  processing: { label: 'On its way', tone: 'warning' },
  paid: { label: 'Paid', tone: 'success' },
  failed: { label: 'Failed', tone: 'danger' },
  expired: { label: 'Expired', tone: 'neutral' },
  refunded: { label: 'Refunded', tone: 'neutral' },
  disputed: { label: 'Disputed', tone: 'danger' },
}

/** The states in which money has moved, so that there is something to show for it. */
const withReceipt: ReadonlySet<PaymentState> = new Set(['paid', 'refunded', 'disputed'])

export function PurchaseRow({ uid, purchase, name }: { uid: string; purchase: Purchase; name: string }) {
  const { payment, boughtAt } = purchase
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
      <div className="min-w-0">
        <p className="font-medium">{name}</p>
        <p className="text-sm text-muted">
          {boughtAt && dateFormat.format(boughtAt)}
          {payment && <span className="tabular-nums"> · {moneyText(payment.amount, payment.currency)}</span>}
          {payment?.state === 'paid' && payment.amountRefunded > 0 && (
            <span> · {moneyText(payment.amountRefunded, payment.currency)} refunded</span>
          )}
        </p>
      </div>
      {payment && (
        <div className="flex items-center gap-2">
          <Badge tone={states[payment.state].tone}>{states[payment.state].label}</Badge>
          {withReceipt.has(payment.state) && payment.amount > 0 && (
            <ReceiptButton uid={uid} paymentId={purchase.id} name={name} />
          )}
        </div>
      )}
    </li>
  )
}

/** Where the receipt is, is asked for when somebody wants it: such addresses end after a while. */
function ReceiptButton({ uid, paymentId, name }: { uid: string; paymentId: string; name: string }) {
  const [busy, setBusy] = useState(false)
  async function open(): Promise<void> {
    setBusy(true)
    try {
      const { url } = await request(getReceipt, { params: { uid, paymentId } })
      if (url) window.location.assign(url)
      else toast.message(accountMessages.noReceipt)
    } catch (error) {
      toast.error(messageOf(error, accountMessages.receiptFailed))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button size="sm" busy={busy} aria-label={`Receipt for ${name}`} onClick={() => void open()}>
      Receipt
    </Button>
  )
}
