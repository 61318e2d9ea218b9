import { useState } from 'react'
import { getReceipt } from '@vitrine/common/api/payments'
import { moneyText } from '@vitrine/common/money'
import type { PaymentState } from '@vitrine/common/payments'
import { Badge, type BadgeTone } from '../../../components/badge.tsx'
import { Button } from '../../../components/button.tsx'
import { request } from '../../../lib/api.ts'
import { messageOf } from '../../../lib/api-error.ts'
import { toast } from '../../../lib/toast.ts'
import { appLocale } from '../../../lib/words/language.ts'
import { heard, say } from '../../../lib/words/say.ts'
import type { Word } from '../../../lib/words/words.ts'
import { accountMessages } from '../messages.ts'
import type { Purchase } from './use-purchases.ts'

const states: Record<PaymentState, { label: Word; tone: BadgeTone }> = {
  open: { label: 'Not finished', tone: 'neutral' },
  processing: { label: 'On its way', tone: 'warning' },
  paid: { label: 'Bought', tone: 'success' },
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
          {boughtAt && new Intl.DateTimeFormat(appLocale(), { dateStyle: 'long' }).format(boughtAt)}
          {payment && (
            <span className="tabular-nums"> · {moneyText(payment.amount, payment.currency, appLocale())}</span>
          )}
          {payment?.state === 'paid' && payment.amountRefunded > 0 && (
            <span>
              {' · '}
              {say('{amount} refunded', { amount: moneyText(payment.amountRefunded, payment.currency, appLocale()) })}
            </span>
          )}
        </p>
      </div>
      {payment && (
        <div className="flex items-center gap-2">
          <Badge tone={states[payment.state].tone}>{say(states[payment.state].label)}</Badge>
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
      else toast.message(say(accountMessages.noReceipt))
    } catch (error) {
      toast.error(heard(messageOf(error, say(accountMessages.receiptFailed))))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button size="sm" busy={busy} aria-label={say('Receipt for {name}', { name })} onClick={() => void open()}>
      {say('Receipt')}
    </Button>
  )
}
