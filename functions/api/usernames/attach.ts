import { usernameMessages } from '@vitrine/common/username'
import { ApiError } from '../../http/api-error.ts'
import { changePortfolio } from '../portfolios/change.ts'
import { takeOffline } from '../../lib/documents/change-facts.ts'
import { portfolioRef, type PortfolioDocument } from '../../lib/documents/portfolio.ts'
import { Timestamp } from 'firebase-admin/firestore'
import { attachedTo, claimability, redirectingTo, usernameRef } from '../../lib/documents/username.ts'

/**
 * Makes a name the address of a portfolio. The name it had before stays with the account and, where the page was
 * published, leads to the new address for a year. Moving a name takes it from the other portfolio, which cannot stay
 * published without one; its visitors find the page that has the name now.
 * @throws ApiError username-not-owned, username-attached
 */
export function attach(uid: string, id: string, name: string, move: boolean): Promise<PortfolioDocument> {
  return changePortfolio({ id, uid, ifMatch: null }, async ({ stored, transaction }) => {
    const username = (await transaction.get(usernameRef(name))).data()
    const now = Timestamp.now()
    if (!username || claimability(username, uid, now) !== 'held')
      throw new ApiError('username-not-owned', usernameMessages.notOwned)
    const elsewhere = username.portfolioId !== null && username.portfolioId !== id ? username.portfolioId : null
    if (elsewhere && !move) throw new ApiError('username-attached', usernameMessages.attachedElsewhere)
    if (elsewhere) {
      const other = (await transaction.get(portfolioRef(elsewhere))).data()
      if (other) takeOffline(transaction, elsewhere, other, now, { username: null })
    }
    if (stored.username === name && username.portfolioId === id) return null
    if (stored.username && stored.username !== name) {
      const left = stored.status === 'published' ? redirectingTo(id, now) : { portfolioId: null }
      transaction.update(usernameRef(stored.username), left)
    }
    transaction.update(usernameRef(name), attachedTo(id))
    return { username: name }
  })
}

/** Takes the address from a portfolio, which becomes a draft: nothing can be public without one. */
export function detach(uid: string, id: string): Promise<PortfolioDocument> {
  return changePortfolio({ id, uid, ifMatch: null }, ({ stored, transaction }) => {
    if (!stored.username) return null
    transaction.update(usernameRef(stored.username), { portfolioId: null })
    return { username: null, status: 'draft' }
  })
}
