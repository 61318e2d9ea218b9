import { addressOf, projectId, type Ports } from '../ports.ts'

/** Not secret: these keys only work on this machine. */
export const STAND_IN_KEY = 'sk_test_stand_in'
export const STAND_IN_SECRET = 'whsec_stand_in'

/** The functions' webhook. */
export const webhookAddress = (ports: Ports): string =>
  `${addressOf(ports, 'functions')}/${projectId}/us-central1/stripeWebhook`

/** Whether a real key is set, so that no stand-in is needed. */
export const usesRealProvider = (): boolean => Boolean(process.env.STRIPE_SECRET_KEY)

/** The functions' settings for the stand-in; none if a real key is set. */
export const paymentSettings = (ports: Ports): Record<string, string> =>
  usesRealProvider()
    ? {}
    : {
        STRIPE_SECRET_KEY: STAND_IN_KEY,
        STRIPE_WEBHOOK_SECRET: STAND_IN_SECRET,
        STRIPE_API: addressOf(ports, 'stripe'),
      }
