import { csvOf } from '@vitrine/common/csv'
import { belowPortfolio } from '../lib/documents/below-portfolio.ts'
import { sumOf } from './open-day.ts'
import { addShards } from './shards.ts'
import { shards, type MonthDocument } from './stored.ts'

type Row = [date: string, uniques: number, views: number, clicks: number]

/** Every day with visits that a portfolio ever had, as CSV; null for none. */
export async function daysTable(id: string): Promise<string | null> {
  const [months, open] = await Promise.all([belowPortfolio(id, 'months').get(), shards(id).get()])
  const closed = months.docs.flatMap((month) => Object.entries((month.data() as MonthDocument).days))
  const rows: Row[] = [
    ...closed.map(([date, day]): Row => [date, day.uniques, day.views, sumOf(day.clicks)]),
    ...[...addShards(open.docs.map((shard) => shard.data()))].map(
      ([date, day]): Row => [date, Object.keys(day.visitors).length, day.views, sumOf(day.clicks)],
    ),
  ]
  return rows.length === 0
    ? null
    : csvOf(
        ['date', 'unique visitors', 'views', 'clicks'],
        rows.sort(([a], [b]) => (a < b ? -1 : 1)),
      )
}
