import type * as Sdk from '@stripe/firestore-stripe-payments'
import { firebaseApp } from '../../lib/firebase.ts'

/** The client of Stripe's Firestore contract, with the collections of this project. It arrives when it is first used. */
export async function stripePayments(): Promise<{ sdk: typeof Sdk; payments: Sdk.StripePayments }> {
  const [sdk] = await Promise.all([
    import('@stripe/firestore-stripe-payments'),
    import('../../lib/firestore.ts'),
    import('../../lib/auth.ts'),
  ])
  return {
    sdk,
    payments: sdk.getStripePayments(firebaseApp, { customersCollection: 'customers', productsCollection: 'products' }),
  }
}
