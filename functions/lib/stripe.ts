import type Stripe from 'stripe'

/** Card payment is not set up in this deployment. */
export class PaymentNotSetUp extends Error {
  override readonly name = 'PaymentNotSetUp'
}

/** With one more attempt, and what lies around it, shorter than a call may take (deadline.ts). */
const TIMEOUT_MS = 4_000
const RETRIES = 1

let client: Promise<Stripe> | undefined

/**
 * The payment provider. STRIPE_API, the address of something that speaks its API, is for development and tests.
 * @throws PaymentNotSetUp that names the missing setting
 */
export const openStripe = (): Promise<Stripe> => (client ??= connect(process.env))

async function connect({ STRIPE_SECRET_KEY: key, STRIPE_API: address }: NodeJS.ProcessEnv): Promise<Stripe> {
  if (!key) {
    client = undefined
    throw new PaymentNotSetUp('Missing setting: STRIPE_SECRET_KEY')
  }
  const { default: StripeClient } = await import('stripe')
  return new StripeClient(key, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    ...(address && hostOf(new URL(address))),
  })
}

const hostOf = ({ protocol, hostname, port }: URL) =>
  ({ protocol: protocol === 'http:' ? 'http' : 'https', host: hostname, port }) as const

/** What the payment provider signs its events with. @throws PaymentNotSetUp that names the missing setting */
export function webhookSecret(): string {
  const secret = process.env.STRIPE_WEBHOOK_SECRET
  if (!secret) throw new PaymentNotSetUp('Missing setting: STRIPE_WEBHOOK_SECRET')
  return secret
}

/** Whether the payment provider said that there is no such object. */
export const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'resource_missing'

/** Whether an error came from talking to the payment provider. */
export const isStripeError = (error: unknown): boolean =>
  error instanceof Error && 'type' in error && typeof error.type === 'string' && error.type.startsWith('Stripe')
