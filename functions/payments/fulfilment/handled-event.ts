import { Timestamp } from 'firebase-admin/firestore'
import type { StripeEventDocument } from '../../lib/documents/customer.ts'

/** What is remembered of an event. */
export interface ProviderEvent {
  id: string
  type: string
}

/** Far longer than an event is delivered again (three days). */
const REMEMBERED_MS = 90 * 86_400_000

export function handledEvent({ type }: ProviderEvent): StripeEventDocument {
  const handledAt = Timestamp.now()
  return { type, handledAt, expireAt: Timestamp.fromMillis(handledAt.toMillis() + REMEMBERED_MS) }
}
