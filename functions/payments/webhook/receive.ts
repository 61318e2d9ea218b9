import type { Request } from 'firebase-functions/https'
import type { Response } from 'express'
import type Stripe from 'stripe'
import { securityHeaders } from '../../http/security-headers.ts'
import { withDeadline } from '../../lib/deadline.ts'
import { requestLog } from '../../lib/log.ts'
import { isOutage } from '../../lib/outage.ts'
import { isStripeError, openStripe, webhookSecret } from '../../lib/stripe.ts'
import { dispatch } from './dispatch.ts'

/** How old a signature may be, in seconds: whoever records a delivery cannot play it again later. */
const TOLERANCE_SECONDS = 300

/**
 * Takes the payment provider's events. What is not signed by it is refused with 400; what fails is answered with
 * 500, or with 503 where a service is out of reach, so that the event is delivered again; everything else with 200.
 */
export async function receiveEvent(req: Request, res: Response): Promise<void> {
  res.set({ ...securityHeaders, 'Cache-Control': 'no-store' })
  if (req.method !== 'POST') {
    res.set('Allow', 'POST').status(405).json({ received: false })
    return
  }
  try {
    const event = await verified(req)
    if (event) await withDeadline('event', () => dispatch(event))
    res.status(event ? 200 : 400).json({ received: event !== null })
  } catch (error) {
    requestLog('none').error('An event of the payment provider could not be handled', error)
    res.status(isOutage(error) || isStripeError(error) ? 503 : 500).json({ received: false })
  }
}

async function verified(req: Request): Promise<Stripe.Event | null> {
  const stripe = await openStripe()
  const secret = webhookSecret()
  try {
    return stripe.webhooks.constructEvent(req.rawBody, req.get('stripe-signature') ?? '', secret, TOLERANCE_SECONDS)
  } catch (error) {
    requestLog('none').warn('An event without a valid signature was refused', {
      reason: error instanceof Error ? error.name : 'unknown',
    })
    return null
  }
}
