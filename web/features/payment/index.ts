import { lazy } from 'react'

export { forgetPending, rememberPending } from './pending.ts'
export { usePaymentStatus, type PaymentStatus } from './use-payment-status.ts'
export { useCancelledPayment } from './use-cancelled-payment.ts'
export { stripePayments } from './stripe-payments.ts'

/** It waits until somebody has to pay. */
export const PaymentDialog = lazy(async () => ({ default: (await import('./payment-dialog.tsx')).PaymentDialog }))
