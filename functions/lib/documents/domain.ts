import type { DocumentData, DocumentReference, Timestamp } from 'firebase-admin/firestore'
import { normalDomain } from '@vitrine/common/portfolio/domain'
import { db } from '../firebase.ts'
import type { PortfolioDocument } from './portfolio.ts'

/**
 * `domains/{domain}`: the portfolio to which the domain's owner gave it, as seen in DNS. Whoever controls the domain may
 * give it to another one, so the last proof counts.
 */
export interface DomainDocument {
  ownerId: string
  portfolioId: string
  verifiedAt: Timestamp
}

export const domains = () => db().collection('domains')

export const domainRef = (domain: string) => domains().doc(domain) as DocumentReference<DomainDocument, DocumentData>

/** The domain at which a portfolio is to be found, if its owner set one and proved to own it. */
export function connectedDomain({
  content,
  provedDomain,
}: Pick<PortfolioDocument, 'content' | 'provedDomain'>): string | null {
  const domain = normalDomain(content.domain ?? '')
  return domain !== null && domain === provedDomain ? domain : null
}
