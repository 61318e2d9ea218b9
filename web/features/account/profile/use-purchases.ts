import { useEffect, useState } from 'react'
import { checkoutTypes, paymentStates, type PaymentState } from '@vitrine/common/payments'
import { stripePayments } from '../../payment/index.ts'

export interface Purchase {
  /** Of the payment; of the template where it was granted without one. */
  id: string
  templateId: string
  /** Null where it was not written down. */
  boughtAt: Date | null
  /** Null where nothing was paid. */
  payment: {
    state: PaymentState
    amount: number
    amountRefunded: number
    currency: string
    templateName: string
  } | null
}

export type Purchases = { step: 'loading' } | { step: 'failed' } | { step: 'loaded'; purchases: Purchase[] }

/** What the account has paid for, live, and the templates that it was given otherwise. */
export function usePurchases(uid: string): { purchases: Purchases; retry: () => void } {
  const [purchases, setPurchases] = useState<Purchases>({ step: 'loading' })
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    let stop = () => {}
    let ended = false
    const fail = () => {
      if (!ended) setPurchases({ step: 'failed' })
    }
    Promise.all([stripePayments(), grantedTemplates(uid)]).then(([{ sdk, payments }, granted]) => {
      if (ended) return
      stop = sdk.onCurrentUserPaymentUpdate(
        payments,
        (snapshot) =>
          setPurchases({ step: 'loaded', purchases: inOrder(snapshot.payments.flatMap(toPurchase), granted) }),
        fail,
      )
    }, fail)
    return () => {
      ended = true
      stop()
    }
  }, [uid, attempt])
  const retry = () => {
    setPurchases({ step: 'loading' })
    setAttempt(attempt + 1)
  }
  return { purchases, retry }
}

interface StripePayment {
  id: string
  amount: number
  currency: string
  created: string
  metadata: Record<string, unknown>
}

/** Payments for something else, and what is not readable, are left out. */
function toPurchase({ id, amount, currency, created, metadata }: StripePayment): Purchase[] {
  const { type, templateId, templateName, state, amountRefunded } = metadata
  const known = paymentStates.find((name) => name === state)
  if (type !== checkoutTypes.template || typeof templateId !== 'string' || !known) return []
  return [
    {
      id,
      templateId,
      boughtAt: new Date(created),
      payment: {
        state: known,
        amount,
        currency,
        amountRefunded: Number(amountRefunded) || 0,
        templateName: typeof templateName === 'string' ? templateName : templateId,
      },
    },
  ]
}

async function grantedTemplates(uid: string): Promise<Purchase[]> {
  const [{ db }, { collection, getDocsFromServer, Timestamp }] = await Promise.all([
    import('../../../lib/firestore.ts'),
    import('firebase/firestore'),
  ])
  const { docs } = await getDocsFromServer(collection(db, 'users', uid, 'purchases'))
  return docs.flatMap((snapshot) => {
    if (snapshot.get('paymentId') !== undefined) return []
    const moment: unknown = snapshot.get('createdAt')
    return [
      {
        id: snapshot.id,
        templateId: snapshot.id,
        boughtAt: moment instanceof Timestamp ? moment.toDate() : null,
        payment: null,
      },
    ]
  })
}

const inOrder = (paid: Purchase[], granted: Purchase[]) =>
  [...paid, ...granted].sort((a, b) => Number(b.boughtAt) - Number(a.boughtAt))
