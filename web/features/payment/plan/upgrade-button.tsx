import { checkoutTypes, paymentMessages, planProductId } from '@vitrine/common/payments'
import { appRoutes } from '@vitrine/common/routes'
import { useState } from 'react'
import { Button } from '../../../components/button.tsx'
import { Notice } from '../../../components/notice.tsx'
import { heard, say } from '../../../lib/words/say.ts'
import { useAuth } from '../../auth/index.ts'
import { stripePayments } from '../stripe-payments.ts'
import { useCheckout } from '../use-checkout.ts'
import { PAYMENT_CANCELLED } from '../use-cancelled-payment.ts'

/** Leads to the payment provider for the Pro plan, at the price that the catalogue has now. */
export function UpgradeButton() {
  const { user } = useAuth()
  const { state, start, fail } = useCheckout(user?.uid)
  const [looking, setLooking] = useState(false)

  async function upgrade(): Promise<void> {
    setLooking(true)
    try {
      const price = await currentPrice()
      if (!price) return fail(paymentMessages.priceIdMissing)
      start({
        mode: 'subscription',
        price,
        successPath: appRoutes.payment,
        cancelPath: `${appRoutes.payment}?${PAYMENT_CANCELLED}`,
        metadata: { type: checkoutTypes.plan },
      })
    } catch {
      fail(paymentMessages.initializeFailed)
    } finally {
      setLooking(false)
    }
  }

  const busy = looking || state.step === 'loading'
  return (
    <div className="grid gap-3">
      {state.step === 'error' && <Notice tone="danger">{heard(state.message)}</Notice>}
      <Button size="lg" busy={busy} onClick={() => void upgrade()}>
        {busy ? say('Opening the payment page...') : say('Upgrade to Pro')}
      </Button>
    </div>
  )
}

async function currentPrice(): Promise<string | undefined> {
  const { sdk, payments } = await stripePayments()
  const { prices } = await sdk.getProduct(payments, planProductId('pro'), { includePrices: true })
  return prices.find(({ active }) => active)?.id
}
