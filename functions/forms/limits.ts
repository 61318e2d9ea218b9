import { formMessages } from '@vitrine/common/forms'
import { tooMany } from '../http/api-error.ts'
import { limiter, type Limit } from '../lib/limiter.ts'
import { wordingFor } from '../lib/words/load.ts'
import type { PublicPortfolio } from '../lib/documents/published.ts'
import { mailboxOf, UNCONFIRMED_MAILS } from '../lib/mail/mailbox.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

type Counted = readonly [Limit, key: string]

export interface Arrival {
  portfolioId: string
  portfolio: Pick<PublicPortfolio, 'ownerId' | 'content'>
  /** The network that it came from. */
  sender: string
}

/** By page as well as by sender: nobody can make up which page they write to. */
const limitsOf = (what: 'messages' | 'subscriptions', { portfolioId, portfolio, sender }: Arrival): Counted[] => [
  [{ name: `${what}-sender-page`, by: 'sender', most: 5, windowMs: 10 * MINUTE_MS }, `${portfolioId} ${sender}`],
  [{ name: `${what}-sender`, by: 'sender', most: 30, windowMs: HOUR_MS }, sender],
  [{ name: `${what}-page`, by: 'page', most: 100, windowMs: HOUR_MS }, portfolioId],
  [{ name: `${what}-page-day`, by: 'page', most: 300, windowMs: DAY_MS }, portfolioId],
  [{ name: `${what}-account-day`, by: 'account', most: 500, windowMs: DAY_MS }, portfolio.ownerId],
]

/** @throws ApiError rate-limited */
export const limitMessage = (arrival: Arrival, now: number): Promise<void> =>
  count(limitsOf('messages', arrival), arrival, now)

/** @throws ApiError rate-limited */
export const limitSubscription = (arrival: Arrival, email: string, now: number): Promise<void> =>
  // The mailbox comes last: a sender who is refused anyway uses up nobody's share.
  count([...limitsOf('subscriptions', arrival), [UNCONFIRMED_MAILS, mailboxOf(email)]], arrival, now)

async function count(limits: readonly Counted[], { portfolio }: Arrival, now: number): Promise<void> {
  const reached = await limiter.reached(limits, now)
  if (reached) throw tooMany(reached, now, (await wordingFor(portfolio)).say(formMessages.tooMany))
}
