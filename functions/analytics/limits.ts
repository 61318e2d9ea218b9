import { tooMany } from '../http/api-error.ts'
import { limiter, type Limit } from '../lib/limiter.ts'

/** Events of one portfolio. 20 views a second, for as long as a page is talked about, are less than half of it. */
export const PORTFOLIO_LIMITS: readonly Limit[] = [
  { name: 'visits-page', by: 'page', most: 3_000, windowMs: 60_000, block: 200 },
  { name: 'visits-page-day', by: 'page', most: 2_000_000, windowMs: 86_400_000, block: 5_000 },
]

/** @throws ApiError rate-limited */
export async function limitPortfolio(portfolioId: string, now: number): Promise<void> {
  const reached = await limiter.reached(
    PORTFOLIO_LIMITS.map((limit) => [limit, portfolioId]),
    now,
  )
  if (reached) throw tooMany(reached, now)
}
