import { FieldValue, type DocumentReference, type DocumentSnapshot, type Transaction } from 'firebase-admin/firestore'
import { namedDomain, type NamesDomain } from '../lib/documents/domain.ts'
import { liveRef } from '../lib/documents/live.ts'
import type { LiveDocument } from '../lib/documents/live-document.ts'
import { portfolioRef, type PortfolioDocument } from '../lib/documents/portfolio.ts'

/**
 * The two documents of a portfolio that may name a domain: the draft, and what is live. Visitors find the page at the one that is
 * live; the draft's can be connected before it is published, and takes nothing away from the other.
 */
export interface Namers {
  draft: DocumentSnapshot<PortfolioDocument>
  live: DocumentSnapshot<LiveDocument>
}

/** @param transaction without one they are read as they are */
export async function namersOf(portfolioId: string, transaction?: Transaction): Promise<Namers> {
  const [draft, live] = transaction
    ? await Promise.all([transaction.get(portfolioRef(portfolioId)), transaction.get(liveRef(portfolioId))])
    : await Promise.all([portfolioRef(portfolioId).get(), liveRef(portfolioId).get()])
  return { draft, live }
}

/** As much of them as is about domains. */
function documentsOf({ draft, live }: Namers): { ref: DocumentReference; stored: NamesDomain }[] {
  const [drafted, published] = [draft.data(), live.data()]
  return [
    ...(drafted ? [{ ref: draft.ref as DocumentReference, stored: drafted }] : []),
    ...(published ? [{ ref: live.ref as DocumentReference, stored: published }] : []),
  ]
}

/** Whether the draft or what is live names a domain. */
export const isNamed = (namers: Namers, domain: string): boolean =>
  documentsOf(namers).some(({ stored }) => namedDomain(stored) === domain)

/** Notes of a domain that it is the portfolio's, and whether visitors find the page there. */
export function noteConnected(transaction: Transaction, namers: Namers, domain: string, domainServes: boolean): void {
  for (const { ref, stored } of documentsOf(namers)) {
    const isNoted = stored.provedDomain === domain && stored.domainServes === domainServes
    if (namedDomain(stored) === domain && !isNoted) transaction.update(ref, { provedDomain: domain, domainServes })
  }
}

/** Notes of a domain that it is not the portfolio's any more. */
export function noteLost(transaction: Transaction, namers: Namers, domain: string): void {
  for (const { ref, stored } of documentsOf(namers))
    if (stored.provedDomain === domain)
      transaction.update(ref, { provedDomain: FieldValue.delete(), domainServes: FieldValue.delete() })
}
