import { Timestamp, type Query, type Transaction } from 'firebase-admin/firestore'
import { db } from '../firebase.ts'

/** Documents of which an account can have a number. */
export type Kind = 'portfolios' | 'namedVersions' | 'messages' | 'subscribers' | 'privateLinks' | 'pages' | 'comments'

/**
 * `users/{uid}/kinds/{kind}`: the lock on how many of a kind an account has. Whoever makes one reads and writes it, so two who
 * make one at the same time come one after the other, and each counts what the other made.
 */
const kindRef = (uid: string, kind: Kind) => db().collection('users').doc(uid).collection('kinds').doc(kind)

/**
 * How many there are, for a transaction that makes one more. It is the last to read and the first to write. What is counted are
 * the documents themselves, so nothing can drift, whatever is killed.
 */
export async function countAlone(
  transaction: Transaction,
  uid: string,
  kind: Kind,
  queries: readonly Query[],
): Promise<number> {
  const [, ...counts] = await Promise.all([
    transaction.get(kindRef(uid, kind)),
    ...queries.map((query) => transaction.get(query.count())),
  ])
  transaction.set(kindRef(uid, kind), { countedAt: Timestamp.now() })
  return counts.reduce((sum, count) => sum + count.data().count, 0)
}
