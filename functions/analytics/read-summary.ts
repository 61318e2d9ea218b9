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

type Shown = Pick<PortfolioDocument, 'ownerId' | 'name' | 'status' | 'username' | 'views' | 'analytics' | 'pages'>
const shownFields: (keyof Shown)[] = ['ownerId', 'name', 'status', 'username', 'views', 'analytics', 'pages']

/** How somebody may read figures: as the owner, or with the key that the owner gave out. */
export type Reader = { uid: string } | { shareKey: string }

/**
 * The summary for who may read it. At most 10 reads however many views there are: the portfolio, its counter shards, the log of
 * visitors, and the months of the period; one more for every 100,000 visitors, and one for what is live, where the portfolio has pages
 * or who reads is not its owner.
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
  const [[portfolio, live], open, visitors, closed] = await Promise.all([
    readFacts(reader, id),
    shards(id).get(),
    visitorsRef(id).get(),
    Promise.all(months.map((month) => monthRef(id, month).get())),
  ])
  const records: Records = {
    portfolio: {
      // Readers who are not the owner get only what the page itself shows.
      name: ('uid' in reader ? null : live?.name) ?? portfolio.name,
      username: portfolio.status === 'published' ? portfolio.username : null,
    },
    titles: new Map(live?.pages?.map((page) => [page.id, page.title])),
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

/** The portfolio, and of what is live its name and the titles of its pages, where those are asked for. */
async function readFacts(reader: Reader, id: string): Promise<[Shown, Partial<LiveDocument> | undefined]> {
  const portfolio = await readPortfolio(reader, id)
  if ('uid' in reader && !portfolio.pages) return [portfolio, undefined]
  const [live] = await db().getAll(liveRef(id), { fieldMask: ['name', 'pages'] })
  return [portfolio, live?.data()]
}

const mayRead = (reader: Reader, { ownerId, analytics }: Shown) =>
  'uid' in reader ? ownerId === reader.uid : analytics?.shareKey === reader.shareKey

async function readVisitors(id: string, recent: VisitorsDocument | undefined): Promise<VisitorLog> {
  if (!recent) return new Map()
  const more = await Promise.all(
    Array.from({ length: recent.parts - 1 }, (_, index) => visitorsPartRef(id, index + 1).get()),
  )
  return unpackVisitors([recent.log, ...more.flatMap((part) => part.data()?.log ?? [])])
}
