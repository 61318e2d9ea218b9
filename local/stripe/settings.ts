import { addressOf, projectId, type Ports } from '../ports.ts'

/** Open secrets: they only mean something on this machine. */
export const STAND_IN_KEY = 'sk_test_stand_in'
export const STAND_IN_SECRET = 'whsec_stand_in'

/** Where the functions take the payment provider's events. */
export const webhookAddress = (ports: Ports): string =>
  `${addressOf(ports, 'functions')}/${projectId}/us-central1/stripeWebhook`

/** Whether a developer has named a real key, so that nothing has to stand in for the provider. */
export const usesRealProvider = (): boolean => Boolean(process.env.STRIPE_SECRET_KEY)

/** What the functions need in order to talk to the stand-in; nothing where a real key is set. */
export const paymentSettings = (ports: Ports): Record<string, string> =>
  usesRealProvider()
    ? {}
    : {
        STRIPE_SECRET_KEY: STAND_IN_KEY,
        STRIPE_WEBHOOK_SECRET: STAND_IN_SECRET,
        STRIPE_API: addressOf(ports, 'stripe'),
      }
