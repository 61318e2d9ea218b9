import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { toast } from '../../lib/toast.ts'
import { say } from '../../lib/words/say.ts'
import { forgetPending } from './pending.ts'

/** What the address says when somebody comes back from the payment provider without having paid. */
export const PAYMENT_CANCELLED = 'payment=cancelled'

/** Says once that nothing was paid, and forgets what it was to be for. */
export function useCancelledPayment(): void {
  const [params, setParams] = useSearchParams()
  const cancelled = params.toString().includes(PAYMENT_CANCELLED)
  useEffect(() => {
    if (!cancelled) return
    forgetPending()
    toast.message(say('Payment cancelled. Nothing was charged.'))
    setParams(
      (current) => {
        current.delete('payment')
        return current
      },
      { replace: true },
    )
  }, [cancelled, setParams])
}
