import type { DocumentData, DocumentSnapshot, Timestamp } from 'firebase-admin/firestore'
import type { Portfolio } from '@vitrine/common/api/shapes'
import { notFound } from '../../http/api-error.ts'
import type { PortfolioDocument } from '../../lib/documents/portfolio.ts'

/** The stored portfolio, deleted or not, when it is this account's. @throws ApiError not-found for a foreign one as for none */
export function ownedBy<Stored extends PortfolioDocument>(
  uid: string,
  snapshot: DocumentSnapshot<Stored, DocumentData>,
): Stored {
  const stored = snapshot.data()
  if (!stored || stored.ownerId !== uid) throw notFound('Portfolio')
  return stored
}

/** What the API gives of a stored portfolio. */
export function toPortfolio(id: string, { ownerId: _ownerId, ...stored }: PortfolioDocument): Portfolio {
  return {
    ...stored,
    id,
    createdAt: iso(stored.createdAt),
    updatedAt: iso(stored.updatedAt),
    publishedAt: stored.publishedAt && iso(stored.publishedAt),
    live: toLiveState(stored),
  }
}

/** What the API says of what is live. */
export const toLiveState = ({ live }: Pick<PortfolioDocument, 'live'>): Portfolio['live'] =>
  live ? { publishedAt: iso(live.publishedAt), revision: live.revision, changed: live.changed } : null

export const iso = (moment: Timestamp) => moment.toDate().toISOString()
