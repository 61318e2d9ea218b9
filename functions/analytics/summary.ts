import { devices, LIVE_MINUTES, type AnalyticsPeriod } from '@vitrine/common/analytics/constants'
import { addDays, dayAt, daysFrom } from '@vitrine/common/analytics/days'
import type { AnalyticsSummary } from '@vitrine/common/api/analytics'
import { linkTypes } from '@vitrine/common/links'
import { addCounts, countedByName, emptyDay, sumOf, type Counts, type LinkClicks, type OpenDay } from './open-day.ts'
import type { ClosedDay, DaySums } from './stored.ts'
import { recordVisitors, seenSince, type VisitorLog } from './visitor-log.ts'

/** What a summary is made of. */
export interface Records {
  portfolio: AnalyticsSummary['portfolio']
  /** Titles of pages that are live, by id. */
  titles: ReadonlyMap<string, string>
  /** Views of closed days, ever. */
  closedViews: number
  /** Days that are not closed yet: today, and until a little after midnight yesterday. */
  open: ReadonlyMap<string, OpenDay>
  closed: ReadonlyMap<string, ClosedDay>
  /** Up to the last closed day. */
  visitors: VisitorLog
  sums: Readonly<Record<string, DaySums>>
}

const TOP = 20

/** @param page whose days are told as well; null for none */
export function summarise(
  records: Records,
  period: AnalyticsPeriod,
  now: number,
  page: string | null = null,
): AnalyticsSummary {
  const today = dayAt(now)
  const first = addDays(today, 1 - Number(period))
  const days = daysFrom(first, today).map((date) => dayOf(records, date))
  const visitors = withOpenDays(records)
  return {
    days: period,
    updatedAt: new Date(now).toISOString(),
    portfolio: records.portfolio,
    totalViews: total(days, (day) => day.views),
    allTimeViews: records.closedViews + total([...records.open.values()], (day) => day.views),
    uniqueViews7d: seenSince(visitors, addDays(today, -6)),
    uniqueViewsWindow: seenSince(visitors, first),
    liveVisitors: liveVisitors(records.open, now),
    viewsByDay: days.map(({ date, uniques, views, clicks }) => ({
      date,
      count: uniques,
      views,
      clicks: sumOf(clicks),
    })),
    clicksByType: byCount(linkTypes, together(days, 'clicks')).map(([type, count]) => ({ type, count })),
    topLinks: topLinks(days.flatMap(({ links }) => links)),
    referrers: top(together(days, 'referrers')).map(([host, count]) => ({ host, count })),
    campaigns: top(together(days, 'campaigns')).map(([campaign, count]) => ({ campaign, count })),
    countries: top(together(days, 'countries')).map(([country, count]) => ({ country, count })),
    devices: byCount(devices, together(days, 'devices')).map(([device, count]) => ({ device, count })),
    pages: pagesOf(days, records.titles),
    pageDays:
      page === null
        ? null
        : days.map(({ date, pages, pageClicks }) => ({
            date,
            views: pages?.[page] ?? 0,
            clicks: pageClicks?.[page] ?? 0,
          })),
    previous: previous(records, period, first),
  }
}

/** The pages that were looked at: those with the most views first, and of these those with the most clicks. */
function pagesOf(days: readonly Day[], titles: Records['titles']): AnalyticsSummary['pages'] {
  const [views, clicks] = [together(days, 'pages'), together(days, 'pageClicks')]
  const pages = byCount(Object.keys(views), views).map(([page, count]) => ({
    page,
    title: titles.get(page) ?? null,
    views: count,
    clicks: clicks[page] ?? 0,
  }))
  return pages.sort((one, other) => other.views - one.views || other.clicks - one.clicks)
}

interface Day extends ClosedDay {
  date: string
}

function dayOf({ open, closed }: Records, date: string): Day {
  const [before, now] = [closed.get(date), open.get(date)]
  const day: Day = {
    date,
    uniques: before?.uniques ?? 0,
    links: before?.links ?? [],
    ...(before ?? countsOf(emptyDay())),
  }
  if (!now) return day
  const sum = {
    clicks: { ...day.clicks },
    referrers: { ...day.referrers },
    campaigns: { ...day.campaigns },
    countries: { ...day.countries },
    devices: { ...day.devices },
    pages: { ...day.pages },
    pageClicks: { ...day.pageClicks },
  }
  for (const name of countedByName) addCounts(sum[name], now[name])
  return {
    ...day,
    ...sum,
    views: day.views + now.views,
    uniques: day.uniques + Object.keys(now.visitors).length,
    links: [...day.links, ...Object.values(now.links)],
  }
}

export const countsOf = ({
  views,
  clicks,
  referrers,
  campaigns,
  countries,
  devices: kinds,
  pages,
  pageClicks,
}: OpenDay) => ({
  views,
  clicks,
  referrers,
  campaigns,
  countries,
  devices: kinds,
  pages,
  pageClicks,
})

function withOpenDays({ visitors, open }: Records): VisitorLog {
  const log = new Map(visitors)
  for (const [date, day] of open) recordVisitors(log, Object.keys(day.visitors), date)
  return log
}

function liveVisitors(open: Records['open'], now: number): number {
  const since = Math.floor(now / 60_000) - LIVE_MINUTES
  const live = [...open.values()].flatMap((day) => Object.entries(day.visitors).filter(([, minute]) => minute > since))
  return new Set(live.map(([key]) => key)).size
}

/** The same number of days before the first. */
function previous(records: Records, period: AnalyticsPeriod, first: string): AnalyticsSummary['previous'] {
  const last = addDays(first, -1)
  const sums = daysFrom(addDays(first, -Number(period)), last).map((date) => records.sums[date])
  return {
    totalViews: total(sums, (day) => day?.views ?? 0),
    totalClicks: total(sums, (day) => day?.clicks ?? 0),
    uniqueViewsWindow: uniquesUntil(records, period, last),
  }
}

/** Unique visitors of the period that ended with a day, or null where that was never counted. */
function uniquesUntil({ sums, visitors }: Records, period: AnalyticsPeriod, last: string): number | null {
  const counted = sums[last]?.uniques[period]
  if (counted !== undefined) return counted
  const closed = Object.keys(sums).sort()
  const [begin, end] = [closed[0], closed.at(-1)]
  if (begin === undefined || end === undefined || last < begin) return 0
  // Without visits since the last closed day, its log is still right, but it only covers 90 days.
  return last > end && Number(period) <= 30 ? seenSince(visitors, addDays(last, 1 - Number(period))) : null
}

const total = <One>(list: readonly One[], value: (one: One) => number): number =>
  list.reduce((sum, one) => sum + value(one), 0)

function together(days: readonly Day[], name: (typeof countedByName)[number]): Counts {
  const counts: Counts = {}
  for (const day of days) addCounts(counts, day[name] ?? {})
  return counts
}

/** Those that were counted at all, the most frequent first; a tie goes by name, so that nothing jumps. */
const byCount = <Name extends string>(names: readonly Name[], counts: Counts): [Name, number][] =>
  names
    .map((name): [Name, number] => [name, counts[name] ?? 0])
    .filter(([, count]) => count > 0)
    .sort(([a, more], [b, less]) => less - more || (a < b ? -1 : 1))

const top = (counts: Counts) => byCount(Object.keys(counts), counts).slice(0, TOP)

function topLinks(links: readonly LinkClicks[]): AnalyticsSummary['topLinks'] {
  const byLink = new Map<string, AnalyticsSummary['topLinks'][number]>()
  for (const { target, label, count } of links) {
    const key = JSON.stringify([target, label])
    byLink.set(key, { target, label, count: count + (byLink.get(key)?.count ?? 0) })
  }
  return [...byLink]
    .sort(([a, more], [b, less]) => less.count - more.count || (a < b ? -1 : 1))
    .slice(0, TOP)
    .map(([, link]) => link)
}
