import { timingSafeEqual } from 'node:crypto'
import type { Timestamp } from 'firebase-admin/firestore'
import { wasRefused } from '../lib/firestore-status.ts'
import { subscribersOf } from '../lib/documents/inbox.ts'

/** What a mail to a subscriber names: the subscription, and a word that only the mail has. */
export const subscriptionKey = (portfolioId: string, entryId: string, token: string) =>
  `${portfolioId}.${entryId}.${token}`

export type SubscriptionState = 'waiting' | 'confirmed' | 'gone'

/** How a subscription stands; `gone` for a key that fits none. */
export async function subscriptionState(key: string): Promise<SubscriptionState> {
  const found = await find(key)
  if (!found) return 'gone'
  return found.confirmedAt ? 'confirmed' : 'waiting'
}

/** Confirms or ends a subscription and says how it stands then. */
export async function changeSubscription(
  key: string,
  change: 'confirm' | 'unsubscribe',
  now: Timestamp,
): Promise<SubscriptionState> {
  const found = await find(key)
  if (!found) return 'gone'
  if (change === 'unsubscribe') {
    await found.ref.delete()
    return 'gone'
  }
  if (found.confirmedAt) return 'confirmed'
  try {
    await found.ref.update({ confirmedAt: now })
    return 'confirmed'
  } catch (error) {
    if (wasRefused(error, 'not-found')) return 'gone'
    throw error
  }
}

async function find(key: string) {
  const [, portfolioId, entryId, token] =
    /^([A-Za-z0-9_-]{1,128})\.([A-Za-z0-9_-]{1,128})\.([A-Za-z0-9_-]{1,128})$/.exec(key) ?? []
  if (!portfolioId || !entryId || !token) return null
  const ref = subscribersOf(portfolioId).doc(entryId)
  const stored = (await ref.get()).data()
  if (!stored || !isSame(stored.token, token)) return null
  return { ref, confirmedAt: stored.confirmedAt }
}

const isSame = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))
