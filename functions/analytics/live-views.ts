import { AggregateField } from 'firebase-admin/firestore'
import { db } from '../lib/firebase.ts'
import { SHARD_COLLECTION, shards } from './stored.ts'

/** A stored portfolio's `views` are those of closed days; these are the ones since. One read. */
export async function viewsSince(portfolioId: string): Promise<number> {
  const sum = await shards(portfolioId)
    .aggregate({ views: AggregateField.sum('views') })
    .get()
  return sum.data().views
}

/**
 * The same for every portfolio of an account that was visited since, deleted ones included. One query, which reads the
 * few counter shards of the portfolios that were visited today.
 */
export async function viewsSinceByPortfolio(uid: string): Promise<Map<string, number>> {
  const found = await db().collectionGroup(SHARD_COLLECTION).where('ownerId', '==', uid).select('views').get()
  const views = new Map<string, number>()
  for (const { ref, data } of found.docs.map((snapshot) => ({ ref: snapshot.ref, data: snapshot.data() }))) {
    const id = ref.parent.parent?.id ?? ''
    views.set(id, (views.get(id) ?? 0) + (data.views as number))
  }
  return views
}
