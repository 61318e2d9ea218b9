import { isMissing, openStripe } from '../../lib/stripe.ts'
import { customerRef } from '../../lib/documents/customer.ts'

/** Gives the provider's customer the account's address, to which receipts and invoices go. Idempotent. */
export async function followEmail(uid: string, email: string): Promise<void> {
  const customer = (await customerRef(uid).get()).data()?.stripeId
  if (!customer) return
  const stripe = await openStripe()
  await stripe.customers.update(customer, { email }).catch((error: unknown) => {
    if (!isMissing(error)) throw error
  })
}
