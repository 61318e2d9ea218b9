import {
  type checkoutTypes,
  PAYMENT_REDIRECT_TIMEOUT_MS,
  paymentMessages,
  SESSION_ID_PLACEHOLDER,
} from '@vitrine/common/payments'

export interface Checkout {
  mode: 'payment' | 'subscription'
  price: string
  /** Where the payer comes back to, on this site; the session's id is added. */
  successPath: string
  cancelPath: string
  metadata: { type: (typeof checkoutTypes)[keyof typeof checkoutTypes]; portfolioId?: string; templateName?: string }
}

export interface CheckoutListener {
  onUrl: (url: string) => void
  onError: (message: string) => void
}

/**
 * Asks for a checkout session and says where to pay, or in words why not; one of the two, once. Returns what gives up
 * waiting, after which neither is said.
 */
export function startCheckout(uid: string, checkout: Checkout, { onUrl, onError }: CheckoutListener): () => void {
  let unsubscribe = () => {}
  let over = false
  const end = () => {
    over = true
    clearTimeout(timer)
    unsubscribe()
  }
  const finish = (say: () => void) => {
    if (over) return
    end()
    say()
  }
  const fail = (message: string) => finish(() => onError(message))
  const timer = setTimeout(() => fail(paymentMessages.timedOut), PAYMENT_REDIRECT_TIMEOUT_MS)

  async function ask(): Promise<void> {
    const [{ db }, { addDoc, collection, onSnapshot }, { renewToken }] = await Promise.all([
      import('../../lib/firestore.ts'),
      import('firebase/firestore'),
      import('../../lib/auth.ts'),
    ])
    // The rules let nobody ask with an older one.
    await renewToken()
    const ref = await addDoc(collection(db, 'customers', uid, 'checkout_sessions'), sessionRequest(checkout))
    if (over) return
    unsubscribe = onSnapshot(
      ref,
      (snapshot) => {
        const { url, error } = (snapshot.data() ?? {}) as { url?: string; error?: { message?: string } }
        if (error) fail(error.message ?? paymentMessages.setupFailed)
        else if (url) finish(() => onUrl(url))
      },
      () => fail(paymentMessages.listenFailed),
    )
  }
  if (checkout.price === '') fail(paymentMessages.priceIdRequired)
  else
    ask().catch((error: unknown) =>
      fail(isEndedSession(error) ? paymentMessages.signInFirst : paymentMessages.initializeFailed),
    )
  return end
}

/** What the Auth SDK says when an account was disabled or deleted, or its sessions were ended. */
const endedSession = ['auth/user-token-expired', 'auth/user-disabled', 'auth/user-not-found']
const isEndedSession = (error: unknown) =>
  error instanceof Error && 'code' in error && endedSession.includes(String(error.code))

function sessionRequest({ mode, price, successPath, cancelPath, metadata }: Checkout) {
  const { origin } = window.location
  const separator = successPath.includes('?') ? '&' : '?'
  return {
    mode,
    price,
    success_url: `${origin}${successPath}${separator}session_id=${SESSION_ID_PLACEHOLDER}`,
    cancel_url: `${origin}${cancelPath}`,
    allow_promotion_codes: true,
    metadata,
  }
}

/** The portfolio that a session of the account was for, as the session itself has it. */
export async function portfolioOfSession(uid: string, sessionId: string): Promise<string | null> {
  const [{ db }, { collection, getDocsFromServer, limit, query, where }] = await Promise.all([
    import('../../lib/firestore.ts'),
    import('firebase/firestore'),
  ])
  const sessions = collection(db, 'customers', uid, 'checkout_sessions')
  const { docs } = await getDocsFromServer(query(sessions, where('sessionId', '==', sessionId), limit(1)))
  const portfolioId: unknown = docs[0]?.get('metadata.portfolioId')
  return typeof portfolioId === 'string' ? portfolioId : null
}
