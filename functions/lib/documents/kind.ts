import { Timestamp, type Query, type Transaction } from 'firebase-admin/firestore'
import { db } from '../firebase.ts'
import { transact } from '../transact.ts'
import { inTurn, transactInTurn } from '../turns.ts'

/** Documents of which an account can have a number. */
export type Kind = 'portfolios' | 'namedVersions' | 'messages' | 'subscribers' | 'privateLinks' | 'pages' | 'comments'

/**
 * `users/{uid}/kinds/{kind}`: the lock on how many of a kind an account has. Whoever makes one reads and writes it, so two who
 * make one at the same time come one after the other, and each counts what the other made.
 */
const kindRef = (uid: string, kind: Kind) => db().collection('users').doc(uid).collection('kinds').doc(kind)

/**
 * How many each query finds, for a transaction that makes more of a kind. It is the last to read and the first to write. What is
 * counted are the documents themselves, so nothing can drift, whatever is killed.
 */
export type Count = <Queries extends readonly Query[]>(
  kind: Kind,
  ...queries: Queries
) => Promise<{ [Index in keyof Queries]: number }>

/** A transaction that makes more of what an account can have a number of. Those of the same account take turns. */
export const transactCounting = <T>(
  uid: string,
  work: (transaction: Transaction, count: Count) => Promise<T>,
): Promise<T> =>
  transactInTurn(uid, (transaction) =>
    work(transaction, (kind, ...queries) => countAlone(transaction, kindRef(uid, kind), queries)),
  )

/**
 * The same where a portfolio or a link is changed as well: its turn comes first, so that whoever has the account's waits for nobody.
 * @param id of the portfolio or the link
 */
export const transactCountingIn = <T>(id: string, ...counting: Parameters<typeof transactCounting<T>>): Promise<T> =>
  inTurn(id, () => transactCounting(...counting))

/**
 * What is counted is not locked: whoever has the lock sees all that was made by those who had it before, and nobody makes more
 * meanwhile. So nobody waits for the count who changes what is there, such as a save. All counts are of one moment, so that what moves
 * from one query to another is counted once.
 */
async function countAlone<Queries extends readonly Query[]>(
  transaction: Transaction,
  lock: ReturnType<typeof kindRef>,
  queries: Queries,
): Promise<{ [Index in keyof Queries]: number }> {
  await transaction.get(lock)
  const counts = await transact((reads) => Promise.all(queries.map((query) => reads.get(query.count()))), {
    readOnly: true,
  })
  transaction.set(lock, { countedAt: Timestamp.now() })
  return counts.map((count) => count.data().count) as { [Index in keyof Queries]: number }
}
