import { FieldValue, type DocumentReference, type Transaction } from 'firebase-admin/firestore'
import { monthOf } from '@vitrine/common/analytics/days'
import { transact } from '../../lib/transact.ts'
import { deletedPortfolioRef } from '../../lib/documents/deleted-portfolio.ts'
import { portfolioRef } from '../../lib/documents/portfolio.ts'
import { rollUpDay, prune, nextPruning, type RollupState } from './day.ts'
import { addShards } from '../shards.ts'
import {
  monthRef,
  shards,
  visitorsPartRef,
  visitorsRef,
  type ClosedDay,
  type MonthDocument,
  type ShardDocument,
  type VisitorsDocument,
} from '../stored.ts'
import { packVisitors, unpackVisitors } from '../visitor-log.ts'

/**
 * Moves a portfolio's days that are over from its counter shards to months, and deletes keys of visitors who were last seen long ago.
 * One transaction: a day is in one place or in the other. It may run again at any time.
 * @param today the first day that stays open
 */
export async function rollUpPortfolio(id: string, today: string): Promise<void> {
  await transact(async (transaction) => {
    const [holder, open, recent] = await Promise.all([
      holderOf(id, transaction),
      transaction.get(shards(id)),
      transaction.get(visitorsRef(id)),
    ])
    const parts = recent.data()?.parts ?? 1
    const more = await Promise.all(
      Array.from({ length: parts - 1 }, (_, index) => transaction.get(visitorsPartRef(id, index + 1))),
    )
    const stored = open.docs.map((snapshot) => ({ ref: snapshot.ref, shard: snapshot.data() }))
    const days = [...addShards(stored.map(({ shard }) => shard))]
      .filter(([date]) => date < today)
      .sort(([a], [b]) => (a < b ? -1 : 1))
    const months = await readMonths(
      id,
      days.map(([date]) => monthOf(date)),
      transaction,
    )

    const state: RollupState = {
      visitors: unpackVisitors([
        ...(recent.data() ? [recent.data()?.log ?? new Uint8Array()] : []),
        ...more.flatMap((part) => part.data()?.log ?? []),
      ]),
      sums: { ...recent.data()?.sums },
    }
    const closed = days.map(([date, day]): [string, ClosedDay] => [
      date,
      rollUpDay(state, date, day, months.get(monthOf(date))?.days[date]),
    ])
    prune(state, today)

    for (const [date, day] of closed)
      transaction.set(monthRef(id, monthOf(date)), { days: { [date]: day } }, { mergeFields: [`days.${date}`] })
    writeState(id, state, parts, transaction)
    for (const { ref, shard } of stored)
      removeDays(
        ref,
        shard,
        closed.map(([date]) => date),
        transaction,
      )
    const views = closed.reduce((sum, [date]) => sum + viewsOf(stored, date), 0)
    if (holder && views > 0) transaction.update(holder, { views: FieldValue.increment(views) })
  })
}

/** The document that counts the portfolio's views: its own, or, while it can be restored, that of the deleted one. */
async function holderOf(id: string, transaction: Transaction): Promise<DocumentReference | null> {
  const refs: DocumentReference[] = [portfolioRef(id), deletedPortfolioRef(id)]
  const found = await transaction.getAll(...refs, { fieldMask: ['ownerId'] })
  return found.find(({ exists }) => exists)?.ref ?? null
}

async function readMonths(
  id: string,
  months: readonly string[],
  transaction: Transaction,
): Promise<Map<string, MonthDocument | undefined>> {
  const read = [...new Set(months)].map(
    async (month): Promise<[string, MonthDocument | undefined]> => [
      month,
      (await transaction.get(monthRef(id, month))).data(),
    ],
  )
  return new Map(await Promise.all(read))
}

function writeState(id: string, state: RollupState, partsBefore: number, transaction: Transaction): void {
  const [log = new Uint8Array(), ...more] = packVisitors(state.visitors)
  const document: VisitorsDocument = { log, parts: more.length + 1, sums: state.sums, pruneOn: nextPruning(state) }
  transaction.set(visitorsRef(id), document)
  for (const [index, part] of more.entries()) transaction.set(visitorsPartRef(id, index + 1), { log: part })
  for (let part = more.length + 1; part < partsBefore; part++) transaction.delete(visitorsPartRef(id, part))
}

interface StoredShard {
  ref: DocumentReference
  shard: ShardDocument
}

const viewsOf = (stored: readonly StoredShard[], date: string) =>
  stored.reduce((sum, { shard }) => sum + (shard.days[date]?.views ?? 0), 0)

function removeDays(
  ref: DocumentReference,
  shard: ShardDocument,
  dates: readonly string[],
  transaction: Transaction,
): void {
  const closed = dates.filter((date) => date in shard.days)
  if (closed.length === 0) return
  if (Object.keys(shard.days).every((date) => closed.includes(date))) {
    transaction.delete(ref)
    return
  }
  transaction.update(ref, {
    ...Object.fromEntries(closed.map((date) => [`days.${date}`, FieldValue.delete()])),
    open: FieldValue.arrayRemove(...closed),
    views: FieldValue.increment(-closed.reduce((sum, date) => sum + (shard.days[date]?.views ?? 0), 0)),
  })
}
