import type { AnalyticsSummary } from '@vitrine/common/api/analytics'
import { addDays, daysFrom } from '@vitrine/common/analytics/days'
import type { LinkType } from '@vitrine/common/links'
import { Random } from '../../local/lib/random.ts'
import { clickOf, freshId, viewOf, type Page } from './visits.ts'

interface Synthetic {
  day: string
  /** In milliseconds; no two clicks of a visitor are within a minute. */
  time: number
  cid: string
  phone: boolean
}
export type SyntheticView = Synthetic & { kind: 'view'; host: string | null; body: ReturnType<typeof viewOf> }
export type SyntheticClick = Synthetic & { kind: 'click'; type: LinkType; body: ReturnType<typeof clickOf> }
export type SyntheticEvent = SyntheticView | SyntheticClick

const hosts = [null, null, 'search.example', 'news.example', 'forum.example']
const links: [string, string, LinkType][] = [
  ['https://github.com/ada', 'Code', 'social'],
  ['mailto:ada@example.com', 'Write to me', 'email'],
  ['https://example.com/cv.pdf', 'CV', 'download'],
  ['https://example.org/work', 'Work', 'external'],
]

/** Events of many visitors over days that end with `lastDay`, in order of days; three of four are views. */
export function syntheticEvents(
  page: Page,
  {
    events,
    visitors,
    days,
    lastDay,
    seed,
  }: { events: number; visitors: number; days: number; lastDay: string; seed: number },
): SyntheticEvent[] {
  const random = new Random(seed)
  const cids = Array.from({ length: visitors }, freshId)
  const dates = daysFrom(addDays(lastDay, 1 - days), lastDay)
  const made = Array.from({ length: events }, (_, index): SyntheticEvent => {
    const visitor = Math.floor(random.next() * visitors)
    const [cid, day] = [cids[visitor]!, random.pick(dates)]
    // The index sets clicks of one visitor on one day apart by two minutes, whatever their number (720 fit a day).
    const common = {
      day,
      time: Date.parse(`${day}T00:00:30Z`) + (index % 720) * 120_000,
      cid,
      phone: visitor % 3 === 0,
    }
    if (random.next() < 0.75) {
      const host = random.pick(hosts)
      return {
        ...common,
        kind: 'view',
        host,
        body: viewOf(page, cid, { referrer: host === null ? '' : `https://www.${host}/path?q=1` }),
      }
    }
    const [target, label, type] = random.pick(links)
    return { ...common, kind: 'click', type, body: clickOf(page, target, cid, { label }) }
  })
  return made.sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))
}

/** Clicks of one visitor on one link in one minute are one; the figures count each of the others once. */
export function withoutRepeatedClicks(events: readonly SyntheticEvent[]): SyntheticEvent[] {
  const seen = new Set<string>()
  return events.filter((event) => {
    if (event.kind === 'view') return true
    const key = `${event.cid} ${event.body.target} ${event.time}`
    return !seen.has(key) && seen.add(key)
  })
}

/** An independent recount of a period, event by event. */
export function recount(events: readonly SyntheticEvent[], days: number, today: string): Partial<AnalyticsSummary> {
  const dates = daysFrom(addDays(today, 1 - days), today)
  const since = (first: string) => events.filter(({ day }) => day >= first)
  const inPeriod = since(dates[0] ?? today)
  const views = inPeriod.filter((event) => event.kind === 'view')
  const clicks = inPeriod.filter((event) => event.kind === 'click')
  const people = (list: readonly SyntheticEvent[]) =>
    new Set(list.flatMap(({ kind, cid }) => (kind === 'view' ? [cid] : []))).size
  const ranked = <Name extends string>(names: readonly Name[]): [Name, number][] =>
    [...new Set(names)]
      .map((name): [Name, number] => [name, names.filter((other) => other === name).length])
      .sort(([a, more], [b, less]) => less - more || (a < b ? -1 : 1))
  return {
    totalViews: views.length,
    uniqueViewsWindow: people(inPeriod),
    uniqueViews7d: people(since(addDays(today, -6))),
    viewsByDay: dates.map((date) => {
      const ofDay = inPeriod.filter(({ day }) => day === date)
      const viewsOfDay = ofDay.filter(({ kind }) => kind === 'view').length
      return { date, count: people(ofDay), views: viewsOfDay, clicks: ofDay.length - viewsOfDay }
    }),
    clicksByType: ranked(clicks.map(({ type }) => type)).map(([type, count]) => ({ type, count })),
    referrers: ranked(views.flatMap(({ host }) => host ?? [])).map(([host, count]) => ({ host, count })),
    devices: ranked(views.map(({ phone }) => (phone ? 'mobile' : 'desktop'))).map(([device, count]) => ({
      device,
      count,
    })),
    topLinks: ranked(clicks.map(({ body }) => JSON.stringify([body.target, body.label]))).map(([link, count]) => {
      const [target = '', label = ''] = JSON.parse(link) as string[]
      return { target, label, count }
    }),
  }
}
