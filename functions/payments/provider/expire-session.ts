import type Stripe from 'stripe'

/** Closes a checkout session. One that was paid or has ended stays as it is; its own event tells the rest. */
export async function expireSession(stripe: Stripe, sessionId: string): Promise<void> {
  await stripe.checkout.sessions.expire(sessionId).catch((error: unknown) => {
    if (!(error instanceof Error && 'statusCode' in error && (error.statusCode === 400 || error.statusCode === 404)))
      throw error
  })
}
