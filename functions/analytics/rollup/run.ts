import { FieldPath, type Query, type QueryDocumentSnapshot } from 'firebase-admin/firestore'
import { addDays, dayAt, daysFrom } from '@vitrine/common/analytics/days'
import { db } from '../../lib/firebase.ts'
import { requestLog } from '../../lib/log.ts'
import { rollUpPortfolio } from './portfolio.ts'
import { SHARD_COLLECTION } from '../stored.ts'

const PAGE = 200
const AT_ONCE = 10
/** By then instances have written what they had collected at midnight. */
const AFTER_MIDNIGHT_MS = 10 * 60_000
/** As far back as a night that failed is made up for; one query can ask for 30 days. */
const DAYS_BACK = 30

/**
 * Rolls up every day that is over, of every portfolio that was visited, and deletes keys of visitors that are too old.
 * @throws AggregateError when some could not be rolled up; they are tried again the next time
 */
export async function rollUpDays(now: number): Promise<void> {
  const today = dayAt(now - AFTER_MIDNIGHT_MS)
  const over = daysFrom(addDays(today, -DAYS_BACK), addDays(today, -1))
  const done = new Set<string>()
  const failures: unknown[] = []
  const rollUp = async (id: string) => {
    if (done.has(id)) return
    done.add(id)
    try {
      await rollUpPortfolio(id, today)
    } catch (error) {
      requestLog('none').error('The days of a portfolio could not be rolled up yet', error, { portfolio: id })
      failures.push(error)
    }
  }
  await forEachPortfolio(db().collectionGroup(SHARD_COLLECTION).where('open', 'array-contains-any', over), rollUp)
  await forEachPortfolio(db().collectionGroup('visitors').where('pruneOn', '<=', today).orderBy('pruneOn'), rollUp)
  if (failures.length > 0)
    throw new AggregateError(failures, `The days of ${failures.length} portfolios could not be rolled up yet`)
}

/** What a query finds lies below a portfolio; what was found goes out of its reach while pages are read. */
async function forEachPortfolio(query: Query, run: (id: string) => Promise<void>): Promise<void> {
  const ordered = query.orderBy(FieldPath.documentId()).select().limit(PAGE)
  let last: QueryDocumentSnapshot | undefined
  do {
    const page = await (last ? ordered.startAfter(last) : ordered).get()
    const ids = [...new Set(page.docs.flatMap(({ ref }) => ref.parent.parent?.id ?? []))]
    for (let at = 0; at < ids.length; at += AT_ONCE) await Promise.all(ids.slice(at, at + AT_ONCE).map(run))
    last = page.docs.at(PAGE - 1)
  } while (last)
}
