import type { PlanId } from './plans.ts'
import type { TemplateId } from './templates/ids.ts'

/** Specification 2, section 9. */
export const PAYMENT_REDIRECT_TIMEOUT_MS = 60_000
export const PAYMENT_SUCCESS_REDIRECT_MS = 2_000
/** A checkout needs a token newer than this; a revoked session cannot get one (firestore.rules, isFresh). */
export const TOKEN_MAX_AGE_SECONDS = 120
/** Storage key of the portfolio that is being paid for. */
export const PENDING_PAYMENT_KEY = 'pending_payment_portfolio'

/** The placeholder in a return address that Stripe replaces with the session's id. */
export const SESSION_ID_PLACEHOLDER = '{CHECKOUT_SESSION_ID}'

/** Product ids, at Stripe and in `products/{id}`. */
export const templateProductId = (id: TemplateId) => `vitrine-template-${id}`
export const planProductId = (id: Exclude<PlanId, 'free'>) => `vitrine-plan-${id}`

/**
 * The state of a payment.
 * - open: the payer has not finished
 * - processing: delayed, not yet arrived
 * - paid: arrived; the only state that grants anything
 * - failed, expired: will not arrive
 * - refunded, disputed: arrived and was withdrawn
 */
export const paymentStates = ['open', 'processing', 'paid', 'failed', 'expired', 'refunded', 'disputed'] as const
export type PaymentState = (typeof paymentStates)[number]

/** The kinds of checkout session, as their `metadata.type` says. */
export const checkoutTypes = { template: 'template_purchase', plan: 'plan_subscription' } as const

export const paymentMessages = {
  verificationFailed: 'Payment verification failed. Please contact support.',
  refreshFailed: 'Failed to verify payment. Please refresh and try again.',
  verifyFailed: 'Failed to verify payment',
  incomplete: (status: string | undefined) =>
    `Payment verification incomplete. Status: ${status || 'unknown'}. Please contact support if the issue persists.`,
  missingInformation: 'Missing payment information. Please try again.',
  signInFirst: 'Please sign in to complete your payment.',
  priceIdRequired: 'Payment price ID is required to create a payment session',
  priceIdMissing: 'Stripe price ID is missing. Please contact support.',
  initializeFailed: 'Failed to initialize payment',
  listenFailed: 'Failed to listen to payment session',
  setupFailed: 'Payment setup failed',
  timedOut:
    'Payment setup is taking longer than expected. You can try refreshing the page or contact support if this persists.',
  confirmed: 'Payment confirmed! You can now publish your portfolio.',
  notConfirmed: 'Payment not yet confirmed. Please complete the payment process.',
  statusFailed: 'Failed to check payment status. Please try again.',
  success: 'Payment successful! Redirecting you to complete your portfolio setup...',
  defaultTemplateName: 'Premium Template',
  defaultPrice: '$0',
} as const
