import { Timestamp } from 'firebase-admin/firestore'
import { transactInTurn } from '../../lib/turns.ts'
import { deletedPortfolioRef } from '../../lib/documents/deleted-portfolio.ts'
import { liveRef } from '../../lib/documents/live.ts'
import { portfolioRef } from '../../lib/documents/portfolio.ts'
import { forgetSchedules } from '../../lib/documents/schedule.ts'
import { usernameRef } from '../../lib/documents/username.ts'
import { ownedBy } from './portfolio.ts'

/**
 * Takes a portfolio and its page away, to where it can be restored from: what was live is kept as a version. The account keeps the
 * username, free to be used.
 */
export async function deletePortfolio(uid: string, id: string): Promise<void> {
  await transactInTurn(id, async (transaction) => {
    const stored = ownedBy(uid, await transaction.get(portfolioRef(id)))
    if (stored.username) transaction.update(usernameRef(stored.username), { portfolioId: null })
    transaction.set(deletedPortfolioRef(id), { ...stored, deletedAt: Timestamp.now() })
    transaction.delete(portfolioRef(id))
    transaction.delete(liveRef(id))
    forgetSchedules(transaction, id)
  })
}
