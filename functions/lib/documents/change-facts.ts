import type { Timestamp, Transaction } from 'firebase-admin/firestore'
import { liveRef } from './live.ts'
import { liveFacts } from './live-document.ts'
import { portfolioRef, type PortfolioDocument } from './portfolio.ts'

/**
 * Changes facts of a portfolio: in its own document and, where it is published, in what is live. What owners edit changes with
 * changePortfolio() instead.
 */
export function changeFacts(
  transaction: Transaction,
  id: string,
  stored: Pick<PortfolioDocument, 'live'>,
  facts: Partial<Pick<PortfolioDocument, 'ownerPlan' | 'analytics'>>,
): void {
  transaction.update(portfolioRef(id), facts)
  const shared = liveFacts(facts)
  if (stored.live && Object.keys(shared).length > 0) transaction.update(liveRef(id), { ...shared })
}

/** Takes a portfolio's page off the web. The draft stays as it is. */
export function takeOffline(
  transaction: Transaction,
  id: string,
  { revision }: Pick<PortfolioDocument, 'revision'>,
  now: Timestamp,
  more: { username?: null } = {},
): void {
  transaction.update(portfolioRef(id), { ...more, status: 'draft', live: null, revision: revision + 1, updatedAt: now })
  transaction.delete(liveRef(id))
}
