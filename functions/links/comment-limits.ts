import { tooMany } from '../http/api-error.ts'
import { limiter, type Limit } from '../lib/limiter.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

export interface CommentArrival {
  linkId: string
  ownerId: string
  /** The network that it came from. */
  sender: string
}

/** A reviewer writes a dozen comments in one sitting, and an office may be behind one address. */
const limitsOf = ({ linkId, ownerId, sender }: CommentArrival): (readonly [Limit, string])[] => [
  [{ name: 'comments-sender-link', by: 'sender', most: 20, windowMs: 10 * MINUTE_MS }, `${linkId} ${sender}`],
  [{ name: 'comments-sender', by: 'sender', most: 60, windowMs: HOUR_MS }, sender],
  [{ name: 'comments-link', by: 'page', most: 100, windowMs: HOUR_MS }, linkId],
  [{ name: 'comments-account-day', by: 'account', most: 500, windowMs: DAY_MS }, ownerId],
]

/** @throws ApiError rate-limited */
export async function limitComment(arrival: CommentArrival, now: number): Promise<void> {
  const reached = await limiter.reached(limitsOf(arrival), now)
  if (reached) throw tooMany(reached, now)
}
