import { limiter, type Limit } from '../lib/limiter.ts'

/**
 * Wrong passwords, of everybody who has the link together: whoever guesses can come from as many networks as they like. Right ones do
 * not count.
 */
const TRIES: readonly Limit[] = [
  { name: 'link-tries', by: 'page', most: 5, windowMs: 15 * 60_000 },
  { name: 'link-tries-day', by: 'page', most: 50, windowMs: 86_400_000 },
]

/** Counts a try before it is judged, so that many at once are not more. Gives the limit that stands in its way, or null. */
export const countTry = (linkId: string, now: number): Promise<Limit | null> =>
  limiter.reached(
    TRIES.map((limit) => [limit, linkId]),
    now,
  )

/** The password was right: it was none of those that count. */
export async function forgetTry(linkId: string, now: number): Promise<void> {
  await Promise.all(TRIES.map((limit) => limiter.giveBack(limit, linkId, now)))
}
