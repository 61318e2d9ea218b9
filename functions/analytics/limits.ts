import type { Request } from 'firebase-functions/https'
import { tooMany } from '../http/api-error.ts'
import { forwardedSender } from '../http/sender.ts'
import { RateLimiter, type Limit } from '../lib/flood-limit.ts'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

/** Events of one address; an office or a school behind one address stays well below. */
export const ADDRESS_LIMIT: Limit = { name: 'visits-address', windowMs: MINUTE_MS, max: 120, block: 20 }
/** Events of one portfolio. 20 views a second, for as long as a page is talked about, are less than half of it. */
export const PORTFOLIO_LIMITS: readonly Limit[] = [
  { name: 'visits-portfolio', windowMs: MINUTE_MS, max: 3_000, block: 200 },
  { name: 'visits-portfolio-day', windowMs: DAY_MS, max: 2_000_000, block: 5_000 },
]

/** Looks at shared figures from one address; the screen looks twice a minute. */
const SHARED_LIMIT: Limit = { name: 'figures-address', windowMs: MINUTE_MS, max: 60, block: 20 }

const limiter = new RateLimiter()

/** @throws ApiError rate-limited */
export const limitAddress = (request: Request, now: number): Promise<void> => limitFrom(ADDRESS_LIMIT, request, now)

/** @throws ApiError rate-limited */
export const limitSharedReads = (request: Request, now: number): Promise<void> => limitFrom(SHARED_LIMIT, request, now)

async function limitFrom(limit: Limit, request: Request, now: number): Promise<void> {
  const sender = forwardedSender(request)
  if (sender !== null) await within(limit, sender, now)
}

/** @throws ApiError rate-limited */
export async function limitPortfolio(portfolioId: string, now: number): Promise<void> {
  for (const limit of PORTFOLIO_LIMITS) await within(limit, portfolioId, now)
}

async function within(limit: Limit, key: string, now: number): Promise<void> {
  if (!(await limiter.allows(limit, key, now))) throw tooMany(limit, now)
}
