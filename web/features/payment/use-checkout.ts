import { useEffect, useRef, useState } from 'react'
import { startCheckout, type Checkout } from './checkout.ts'

export type CheckoutState = { step: 'ready' } | { step: 'loading' } | { step: 'error'; message: string }

/** The way to the page where one pays: asked for once at a time, given up when the screen closes. */
export function useCheckout(uid: string | undefined) {
  const [state, setState] = useState<CheckoutState>({ step: 'ready' })
  const giveUp = useRef<(() => void) | null>(null)

  const reset = () => {
    giveUp.current?.()
    giveUp.current = null
    setState({ step: 'ready' })
  }
  useEffect(() => {
    // A page that the back button brings back as it was would wait for ever.
    const restored = ({ persisted }: PageTransitionEvent) => {
      if (persisted) reset()
    }
    window.addEventListener('pageshow', restored)
    return () => {
      window.removeEventListener('pageshow', restored)
      giveUp.current?.()
      giveUp.current = null
    }
  }, [])

  return {
    state,
    reset,
    fail: (message: string): void => setState({ step: 'error', message }),
    start: (checkout: Checkout): void => {
      if (!uid || giveUp.current) return
      setState({ step: 'loading' })
      giveUp.current = startCheckout(uid, checkout, {
        // Loading goes on until the browser has left.
        onUrl: (url) => window.location.assign(url),
        onError: (message) => {
          giveUp.current = null
          setState({ step: 'error', message })
        },
      })
    },
  }
}
