import { Timestamp, type Transaction } from 'firebase-admin/firestore'
import { notFound } from '../../http/api-error.ts'
import { transact } from '../../lib/transact.ts'
import { deletedPortfolioRef } from '../../lib/documents/deleted-portfolio.ts'
import { portfolioRef, type PortfolioDocument } from '../../lib/documents/portfolio.ts'
import { attachedTo, claimability, usernameRef } from '../../lib/documents/username.ts'
import { isEntitled, readEntitlement } from '../../payments/entitlement/entitlement.ts'
import { ownedBy } from './portfolio.ts'

/**
 * Brings a deleted portfolio back as it was, its page included. Without its username, which the account may use for
 * another portfolio by now, or without what its template
 * was paid with, it comes back as a draft. Restoring what is there already changes nothing.
 * @throws ApiError not-found
 */
export function restorePortfolio(uid: string, id: string): Promise<PortfolioDocument> {
  return transact(async (transaction) => {
    const present = await transaction.get(portfolioRef(id))
    if (present.exists) return ownedBy(uid, present)
    const { deletedAt: _deletedAt, purging, ...stored } = ownedBy(uid, await transaction.get(deletedPortfolioRef(id)))
    if (purging) throw notFound('Portfolio')
    const username = stored.username && (await isFree(uid, stored.username, transaction)) ? stored.username : null
    // What it was published by may have been given back in the meantime.
    const facts = await readEntitlement(stored.templateId, uid, transaction)
    const restored: PortfolioDocument = {
      ...stored,
      username,
      status: username && isEntitled(facts) ? stored.status : 'draft',
      revision: stored.revision + 1,
      ownerPlan: facts.plan,
    }
    if (username) transaction.update(usernameRef(username), attachedTo(id))
    transaction.create(portfolioRef(id), restored)
    transaction.delete(deletedPortfolioRef(id))
    return restored
  })
}

async function isFree(uid: string, name: string, transaction: Transaction): Promise<boolean> {
  const username = (await transaction.get(usernameRef(name))).data()
  return username?.portfolioId === null && claimability(username, uid, Timestamp.now()) === 'held'
}
