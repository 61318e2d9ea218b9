import { VISITOR_KEY_DAYS } from '@vitrine/common/analytics/constants'
import { addDays, daysFrom } from '@vitrine/common/analytics/days'
import { addCounts, type countedByName, sumOf, type Counts, type LinkClicks, type OpenDay } from '../open-day.ts'
import type { ClosedDay, DaySums } from '../stored.ts'
import { recordVisitors, seenSince, type VisitorLog } from '../visitor-log.ts'

/** How long a day's sums are kept for comparisons; the day itself stays in its month. */
const SUMS_DAYS = 400
/** The most that a day's links take, so that the 31 days of a month stay below Firestore's 1 MiB. */
const LINKS_MAX_BYTES = 14_000
const NAMES_MAX = 80
/** Pages of a day, of up to a hundred; their ids are longer than most names. */
const PAGES_MAX = 40
/** The name under which all others are counted. */
const OTHER = '(other)'

/** What a portfolio keeps of days that are over, besides the days. Changed in place by `rollUpDay` and `prune`. */
export interface RollupState {
  visitors: VisitorLog
  sums: Record<string, DaySums>
}

/** Turns an open day into what is kept of it, and updates the state. Days are rolled up in their order. */
export function rollUpDay(state: RollupState, date: string, day: OpenDay, before: ClosedDay | undefined): ClosedDay {
  addSilentDays(state, date)
  recordVisitors(state.visitors, Object.keys(day.visitors), date)
  const closed = toClosedDay(day, before)
  state.sums[date] = { views: closed.views, clicks: sumOf(closed.clicks), uniques: uniquesUntil(state.visitors, date) }
  return closed
}

/** Adds the days without visits since the last one: later nobody could tell which visitors were recent on them. */
function addSilentDays({ visitors, sums }: RollupState, date: string): void {
  const last = Object.keys(sums).sort().at(-1)
  if (last === undefined) return
  for (const silent of daysFrom(addDays(last, 1), addDays(date, -1)).slice(-VISITOR_KEY_DAYS)) {
    sums[silent] = { views: 0, clicks: 0, uniques: uniquesUntil(visitors, silent) }
  }
}

const uniquesUntil = (visitors: VisitorLog, date: string): Counts =>
  Object.fromEntries([7, 30, 60, 90].map((period) => [period, seenSince(visitors, addDays(date, 1 - period))]))

function toClosedDay(day: OpenDay, before: ClosedDay | undefined): ClosedDay {
  const merged = (name: (typeof countedByName)[number]): Counts => {
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
    campaigns: mostFrequent(merged('campaigns')),
    pages: mostFrequent(merged('pages'), PAGES_MAX),
    pageClicks: mostFrequent(merged('pageClicks'), PAGES_MAX),
    links: fitting([...(before?.links ?? []), ...Object.values(day.links)]),
  }
}

function mostFrequent(counts: Counts, most = NAMES_MAX): Counts {
  const sorted = Object.entries(counts).sort(([, a = 0], [, b = 0]) => b - a)
  const rest = sumOf(Object.fromEntries(sorted.slice(most)))
  return {
    ...Object.fromEntries(sorted.slice(0, most)),
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
export function prune({ visitors, sums }: RollupState, today: string): void {
  const keepFrom = addDays(today, 1 - VISITOR_KEY_DAYS)
  for (const [key, day] of visitors) if (day < keepFrom) visitors.delete(key)
  for (const day of Object.keys(sums)) if (day <= addDays(today, -SUMS_DAYS)) Reflect.deleteProperty(sums, day)
}

/** The day on which `prune` has something to delete again; null for no keys. */
export function nextPruning({ visitors }: RollupState): string | null {
  let oldest: string | null = null
  for (const day of visitors.values()) if (oldest === null || day < oldest) oldest = day
  return oldest === null ? null : addDays(oldest, VISITOR_KEY_DAYS)
}
