import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { useUntrustedLocation } from '../../../lib/location-state.ts'

/** Continues publishing when the editor opens right after a payment. Once only, even if the page is reloaded later. */
export function usePaymentArrival(paymentMade: () => Promise<void>): void {
  const { pathname, state } = useUntrustedLocation()
  const navigate = useNavigate()
  const arrived =
    typeof state === 'object' && state !== null && 'paymentComplete' in state && state.paymentComplete === true
  const handled = useRef(false)
  const onArrival = useRef(paymentMade)
  useEffect(() => {
    onArrival.current = paymentMade
  })
  useEffect(() => {
    if (!arrived || handled.current) return
    handled.current = true
    void navigate(pathname, { replace: true, state: null })
    void onArrival.current()
  }, [arrived, navigate, pathname])
}
