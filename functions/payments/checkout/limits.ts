import { Timestamp } from 'firebase-admin/firestore'
import { CHECKOUTS_PER_ACCOUNT } from '@vitrine/common/limits'
import { checkoutsOf, customerRef } from '../../lib/documents/customer.ts'
import { limiter, type Limit } from '../../lib/limiter.ts'
import { CheckoutRefusal } from './refusal.ts'

const TEN_MINUTES_MS = 600_000
const DAY_MS = 86_400_000

/** Each costs calls of the payment provider, whose own limit all accounts share: more than anybody who wants to pay starts. */
const LIMITS: readonly Limit[] = [
  { name: 'checkouts', by: 'account', most: 30, windowMs: TEN_MINUTES_MS },
  { name: 'checkouts-day', by: 'account', most: 100, windowMs: DAY_MS },
]
/** Beyond these, requests are not even refused one by one: the rules let none through until the window ends. */
const FLOODS: readonly Limit[] = [
  { name: 'checkout-floods', by: 'account', most: 60, windowMs: TEN_MINUTES_MS },
  { name: 'checkout-floods-day', by: 'account', most: 200, windowMs: DAY_MS },
]

const tooMany =
  'You have started many payments in a short time. Please wait ten minutes and try again; nothing was charged.'
const tooManyToday = 'You have started very many payments today. Please try again tomorrow; nothing was charged.'
const full = 'You have started very many payments. Please write to us before you go on; nothing was charged.'

/**
 * Counts a request for a checkout, which the rules have let through.
 * @throws CheckoutRefusal
 */
export async function limitCheckouts(uid: string, now: number): Promise<void> {
  const flooded = await reached(FLOODS, uid, now)
  if (flooded) {
    const until = (Math.floor(now / flooded.windowMs) + 1) * flooded.windowMs
    await customerRef(uid).set({ checkoutsClosedUntil: Timestamp.fromMillis(until) }, { merge: true })
  }
  const limit = flooded ?? (await reached(LIMITS, uid, now))
  if (limit) throw new CheckoutRefusal(limit.windowMs === DAY_MS ? tooManyToday : tooMany)
  // Only what led to a session stays.
  const sessions = await checkoutsOf(uid).orderBy('sessionId').count().get()
  if (sessions.data().count >= CHECKOUTS_PER_ACCOUNT) throw new CheckoutRefusal(full)
}

const reached = (limits: readonly Limit[], uid: string, now: number) =>
  limiter.reached(
    limits.map((limit) => [limit, uid]),
    now,
  )
