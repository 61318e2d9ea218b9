import { DEFAULT_PERIOD, type AnalyticsPeriod } from '@vitrine/common/analytics/constants'
import { addDays, dayAt, daysFrom, monthOf } from '@vitrine/common/analytics/days'
import type { AnalyticsSummary } from '@vitrine/common/api/analytics'
import { notFound } from '../http/api-error.ts'
import { db } from '../lib/firebase.ts'
import { liveRef } from '../lib/documents/live.ts'
import type { LiveDocument } from '../lib/documents/live-document.ts'
import { portfolioRef, type PortfolioDocument } from '../lib/documents/portfolio.ts'
import { addShards } from './shards.ts'
import { monthRef, shards, visitorsPartRef, visitorsRef, type VisitorsDocument } from './stored.ts'
import { summarise, type Records } from './summary.ts'
import { unpackVisitors, type VisitorLog } from './visitor-log.ts'

type Shown = Pick<PortfolioDocument, 'ownerId' | 'name' | 'status' | 'username' | 'views' | 'analytics'>
const shownFields: (keyof Shown)[] = ['ownerId', 'name', 'status', 'username', 'views', 'analytics']

/** Who may read figures: the owner, or who has the key that the owner gave out. */
export type Reader = { uid: string } | { shareKey: string }

/**
 * The summary for who may read it. At most 11 reads however many views there are: the portfolio and what is live of it, its counter
 * shards, the log of visitors, and the months of the period; one more for every 100,000 visitors.
 * @throws ApiError not-found
 */
export async function readSummary(
  reader: Reader,
  id: string,
  { days: period = DEFAULT_PERIOD, page }: { days?: AnalyticsPeriod; page?: string },
  now: number,
): Promise<AnalyticsSummary> {
  const today = dayAt(now)
  const months = [...new Set(daysFrom(addDays(today, 1 - Number(period)), today).map(monthOf))]
  const [portfolio, live, open, visitors, closed] = await Promise.all([
    readPortfolio(reader, id),
    liveFacts(id),
    shards(id).get(),
    visitorsRef(id).get(),
    Promise.all(months.map((month) => monthRef(id, month).get())),
  ])
  const records: Records = {
    portfolio: {
      // Who is not its owner knows no more than the page says.
      name: ('uid' in reader ? null : live.name) ?? portfolio.name,
      username: portfolio.status === 'published' ? portfolio.username : null,
    },
    titles: live.titles,
    closedViews: portfolio.views,
    open: addShards(open.docs.map((snapshot) => snapshot.data())),
    closed: new Map(closed.flatMap((snapshot) => Object.entries(snapshot.data()?.days ?? {}))),
    visitors: await readVisitors(id, visitors.data()),
    sums: visitors.data()?.sums ?? {},
  }
  return summarise(records, period, now, page ?? null)
}

async function readPortfolio(reader: Reader, id: string): Promise<Shown> {
  const [snapshot] = await db().getAll(portfolioRef(id), { fieldMask: shownFields })
  const stored = snapshot?.data() as Shown | undefined
  if (!stored || !mayRead(reader, stored)) throw notFound('Portfolio')
  return stored
}

/** What the page calls the portfolio, and what its case studies and articles are called. */
async function liveFacts(id: string): Promise<{ name: string | null; titles: Map<string, string> }> {
  const [snapshot] = await db().getAll(liveRef(id), { fieldMask: ['name', 'pages'] })
  const live = snapshot?.data() as Pick<LiveDocument, 'name' | 'pages'> | undefined
  return { name: live?.name ?? null, titles: new Map(live?.pages?.map((page) => [page.id, page.title])) }
}

const mayRead = (reader: Reader, { ownerId, analytics }: Shown) =>
  'uid' in reader ? ownerId === reader.uid : analytics?.shareKey === reader.shareKey

export async function readVisitors(id: string, recent: VisitorsDocument | undefined): Promise<VisitorLog> {
  if (!recent) return new Map()
  const more = await Promise.all(
    Array.from({ length: recent.parts - 1 }, (_, index) => visitorsPartRef(id, index + 1).get()),
  )
  return unpackVisitors([recent.log, ...more.flatMap((part) => part.data()?.log ?? [])])
}
