import * as z from 'zod/mini'
import { SESSION_ID_PLACEHOLDER } from '@vitrine/common/payments'
import type { CheckoutRequest } from '../../lib/documents/customer.ts'
import { CheckoutRefusal } from './refusal.ts'

const text = (maxLength: number) => z.string().check(z.minLength(1), z.maxLength(maxLength))

/** What firestore.rules let through; a document written past them may hold anything. */
const checkoutRequest = z.object({
  mode: z.enum(['payment', 'subscription']),
  price: text(255),
  success_url: text(2_048),
  cancel_url: text(2_048),
  allow_promotion_codes: z.optional(z.boolean()),
  metadata: z.optional(
    z.object({ portfolioId: z.optional(text(128)), templateName: z.optional(text(120)), type: z.optional(text(60)) }),
  ),
})

/**
 * A browser's request, as far as it can be judged by itself.
 * @throws CheckoutRefusal
 */
export function readCheckoutRequest(stored: unknown, origins: readonly string[]): CheckoutRequest {
  const parsed = checkoutRequest.safeParse(stored)
  if (!parsed.success)
    throw new CheckoutRefusal('This payment request is not complete. Please reload the page and try again.')
  const request = parsed.data
  if (![request.success_url, request.cancel_url].every((url) => isOwnAddress(url, origins))) {
    throw new CheckoutRefusal(
      'This payment would not lead back to our site, so it was not started. Nothing was charged.',
    )
  }
  return request
}

/** Whether an address is one of this app, and nothing that only looks like one. */
export function isOwnAddress(url: string, origins: readonly string[]): boolean {
  const address = url.replaceAll(SESSION_ID_PLACEHOLDER, 'session')
  if (/[\u0000-\u0020\u007f\\]/.test(address) || !URL.canParse(address)) return false
  const { origin, username, password } = new URL(address)
  return username === '' && password === '' && origins.includes(origin)
}
