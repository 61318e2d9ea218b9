import { VISITOR_KEY_DAYS } from '@vitrine/common/analytics/constants'
import { addDays, daysFrom } from '@vitrine/common/analytics/days'
import { addCounts, sumOf, type Counts, type LinkClicks, type OpenDay } from './open-day.ts'
import type { ClosedDay, DaySums } from './stored.ts'
import { see, seenSince, type VisitorLog } from './visitor-log.ts'

/** How long a day's sums are kept where comparisons look for them; the day itself stays in its month. */
const SUMS_DAYS = 400
/** A day has a place of this size in its month, so that 31 of them stay below Firestore's 1 MiB. */
const LINKS_MAX_BYTES = 16_000
const NAMES_MAX = 80
/** What the names beyond that are counted under. */
export const OTHER = '(other)'

/** What is kept of days that are over. Changed in place by `closeDay` and `forget`. */
export interface Books {
  visitors: VisitorLog
  sums: Record<string, DaySums>
}

/** Turns an open day into what is kept of it, and enters it in the books. Days are closed in their order. */
export function closeDay(books: Books, date: string, day: OpenDay, before: ClosedDay | undefined): ClosedDay {
  enterSilentDays(books, date)
  see(books.visitors, Object.keys(day.visitors), date)
  const closed = toClosed(day, before)
  books.sums[date] = { views: closed.views, clicks: sumOf(closed.clicks), uniques: uniquesUntil(books.visitors, date) }
  return closed
}

/** Days without visits since the last one that was closed: later nobody could tell who had been there before them. */
function enterSilentDays({ visitors, sums }: Books, date: string): void {
  const last = Object.keys(sums).sort().at(-1)
  if (last === undefined) return
  for (const silent of daysFrom(addDays(last, 1), addDays(date, -1)).slice(-VISITOR_KEY_DAYS)) {
    sums[silent] = { views: 0, clicks: 0, uniques: uniquesUntil(visitors, silent) }
  }
}

const uniquesUntil = (visitors: VisitorLog, date: string): Counts =>
  Object.fromEntries([7, 30, 60, 90].map((period) => [period, seenSince(visitors, addDays(date, 1 - period))]))

function toClosed(day: OpenDay, before: ClosedDay | undefined): ClosedDay {
  const merged = (name: 'clicks' | 'referrers' | 'countries' | 'devices'): Counts => {
    const counts = { ...before?.[name] }
    addCounts(counts, day[name])
    return counts
  }
  return {
    views: day.views + (before?.views ?? 0),
    uniques: Object.keys(day.visitors).length + (before?.uniques ?? 0),
    clicks: merged('clicks'),
    devices: merged('devices'),
    countries: merged('countries'),
    referrers: mostFrequent(merged('referrers')),
    links: fitting([...(before?.links ?? []), ...Object.values(day.links)]),
  }
}

function mostFrequent(counts: Counts): Counts {
  const sorted = Object.entries(counts).sort(([, a = 0], [, b = 0]) => b - a)
  const rest = sumOf(Object.fromEntries(sorted.slice(NAMES_MAX)))
  return {
    ...Object.fromEntries(sorted.slice(0, NAMES_MAX)),
    ...(rest > 0 && { [OTHER]: rest + (counts[OTHER] ?? 0) }),
  }
}

function fitting(links: LinkClicks[]): LinkClicks[] {
  let bytes = 0
  return links
    .sort((a, b) => b.count - a.count)
    .filter((link) => (bytes += Buffer.byteLength(JSON.stringify(link))) <= LINKS_MAX_BYTES)
}

/** Deletes the keys of visitors who were last seen 90 days ago, and old sums. */
export function forget({ visitors, sums }: Books, today: string): void {
  const keepFrom = addDays(today, 1 - VISITOR_KEY_DAYS)
  for (const [key, day] of visitors) if (day < keepFrom) visitors.delete(key)
  for (const day of Object.keys(sums)) if (day <= addDays(today, -SUMS_DAYS)) Reflect.deleteProperty(sums, day)
}

/** The day on which `forget` has something to do again; null for no keys. */
export function nextForgetting({ visitors }: Books): string | null {
  let oldest: string | null = null
  for (const day of visitors.values()) if (oldest === null || day < oldest) oldest = day
  return oldest === null ? null : addDays(oldest, VISITOR_KEY_DAYS)
}
