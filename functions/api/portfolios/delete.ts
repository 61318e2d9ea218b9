import type { Log } from '../../lib/log.ts'
import { db } from '../../lib/firebase.ts'
import { bucket } from '../../lib/storage.ts'
import { portfolioRef } from '../../lib/documents/portfolio.ts'
import { usernameRef } from '../../lib/documents/username.ts'
import { ownedBy } from './portfolio.ts'

/** Deletes a portfolio with what is below it, and its pictures. The account keeps the username. */
export async function deletePortfolio(uid: string, id: string, log: Log): Promise<void> {
  await db().runTransaction(async (transaction) => {
    const stored = ownedBy(uid, await transaction.get(portfolioRef(id)))
    if (stored.username) transaction.update(usernameRef(stored.username), { portfolioId: null })
    transaction.delete(portfolioRef(id))
  })
  const leftovers = await Promise.allSettled([
    db().recursiveDelete(portfolioRef(id)),
    bucket().deleteFiles({ prefix: `user-assets/${uid}/${id}/` }),
  ])
  // The page is gone already; what stayed behind is invisible and worth a look, not a failure of the call.
  for (const result of leftovers) if (result.status === 'rejected') log.error('Leftovers of a deleted portfolio', result.reason, { id })
}
