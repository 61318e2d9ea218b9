import { FieldValue, type Timestamp } from 'firebase-admin/firestore'
import { domainRef, domainRequestRef, namedDomain, noteRelease, provedDomain } from '../lib/documents/domain.ts'
import { portfolioRef } from '../lib/documents/portfolio.ts'
import { transact } from '../lib/transact.ts'

/**
 * Gives a proved domain to a portfolio that names it. A portfolio that names another one by now keeps what it has; of domains that
 * it had before, none stays its own, so an account has at most one for each portfolio. Another portfolio that had it loses it.
 * The portfolio's revision stays: nothing of what its owner edits has changed.
 */
export function connect(uid: string, portfolioId: string, domain: string, now: Timestamp): Promise<void> {
  return transact(async (transaction) => {
    const [portfolio, current] = await Promise.all([
      transaction.get(portfolioRef(portfolioId)),
      transaction.get(domainRef(domain)),
    ])
    const stored = portfolio.data()
    if (stored?.ownerId !== uid || namedDomain(stored) !== domain) return
    const given = current.data()
    if (given?.portfolioId === portfolioId) return
    const loser = given && (await transaction.get(portfolioRef(given.portfolioId)))
    const before = stored.provedDomain && stored.provedDomain !== domain ? stored.provedDomain : null
    const left = before === null ? undefined : (await transaction.get(domainRef(before))).data()

    if (given && given.ownerId !== uid) noteRelease(transaction, domain, 'given-away', now, given)
    if (loser?.data()?.provedDomain === domain) transaction.update(loser.ref, withoutDomain())
    if (before !== null && left?.portfolioId === portfolioId) {
      transaction.delete(domainRef(before))
      noteRelease(transaction, before, 'left', now)
    }
    transaction.set(domainRef(domain), provedDomain(uid, portfolioId, now))
    transaction.update(portfolio.ref, { provedDomain: domain, domainServes: false })
    transaction.delete(domainRequestRef(portfolioId))
  })
}

/** What becomes of a portfolio that has no domain any more. */
export const withoutDomain = () => ({ provedDomain: FieldValue.delete(), domainServes: FieldValue.delete() })
