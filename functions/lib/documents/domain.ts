import type { DocumentData, DocumentReference, Timestamp } from 'firebase-admin/firestore'
import { normalDomain } from '@vitrine/common/portfolio/domain'
import { planOf, plans } from '@vitrine/common/plans'
import { db } from '../firebase.ts'
import { portfolioRef, type PortfolioDocument } from './portfolio.ts'

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

export interface DomainPage {
  id: string
  stored: PortfolioDocument
  /** Whether the owner's plan includes a domain (any more). */
  served: boolean
}

/** The published portfolio that is connected to a domain, or null. Three document reads. */
export async function pageAtDomain(domain: string): Promise<DomainPage | null> {
  const given = (await domainRef(domain).get()).data()
  if (!given) return null
  const [stored, profile] = await Promise.all([
    portfolioRef(given.portfolioId).get(),
    db().collection('users').doc(given.ownerId).get(),
  ])
  const portfolio = stored.data()
  if (portfolio?.status !== 'published' || portfolio.ownerId !== given.ownerId || connectedDomain(portfolio) !== domain)
    return null
  return { id: given.portfolioId, stored: portfolio, served: plans[planOf(profile.data())].includesCustomDomain }
}
