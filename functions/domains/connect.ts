import type { Timestamp } from 'firebase-admin/firestore'
import { domainRef, domainRequestRef, domains, noteRelease, provedDomain } from '../lib/documents/domain.ts'
import { transact } from '../lib/transact.ts'
import { isNamed, namersOf, noteConnected, noteLost } from './namers.ts'

/**
 * Gives a proved domain to a portfolio that names it. A portfolio that names another one by now keeps what it has; of domains that
 * it had before, none stays its own that it does not name any more, so an account has at most two for each portfolio: that of the
 * draft and the one that is live. Another portfolio that had it loses it.
 * The portfolio's revision stays: nothing of what its owner edits has changed.
 */
export function connect(uid: string, portfolioId: string, domain: string, now: Timestamp): Promise<void> {
  return transact(async (transaction) => {
    const [namers, current, own] = await Promise.all([
      namersOf(portfolioId, transaction),
      transaction.get(domainRef(domain)),
      transaction.get(domains().where('portfolioId', '==', portfolioId)),
    ])
    if (namers.draft.data()?.ownerId !== uid || !isNamed(namers, domain)) return
    const given = current.data()
    if (given?.portfolioId === portfolioId) return
    const loser = given && (await namersOf(given.portfolioId, transaction))

    if (given && given.ownerId !== uid) noteRelease(transaction, domain, 'given-away', now, given)
    if (loser) noteLost(transaction, loser, domain)
    for (const { id: before, ref } of own.docs) {
      if (isNamed(namers, before)) continue
      transaction.delete(ref)
      noteRelease(transaction, before, 'left', now)
    }
    transaction.set(domainRef(domain), provedDomain(uid, portfolioId, now))
    noteConnected(transaction, namers, domain, false)
    transaction.delete(domainRequestRef(portfolioId))
  })
}
