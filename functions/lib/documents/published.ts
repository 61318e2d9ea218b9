import { Timestamp } from 'firebase-admin/firestore'
import { planOf, plans } from '@vitrine/common/plans'
import type { PublicContent } from '@vitrine/common/portfolio/public-content'
import { publicContent } from '@vitrine/templates/public-content'
import { db } from '../firebase.ts'
import { connectedDomain, domainRef, servedDomain } from './domain.ts'
import { portfolioRef, type PortfolioDocument } from './portfolio.ts'
import { redirectOf, usernameRef } from './username.ts'

/** A portfolio as strangers may know it. Everything that is answered to visitors is made from this, never from the stored one. */
export interface PublicPortfolio
  extends Omit<PortfolioDocument, 'content' | 'analytics' | 'provedDomain' | 'domainServes'> {
  content: PublicContent
  /** The custom domain that visitors find it at, if there is one. */
  domain: string | null
}

export function toPublic({
  analytics: _analytics,
  provedDomain,
  domainServes,
  ...stored
}: PortfolioDocument): PublicPortfolio {
  const { content, ownerPlan } = stored
  return {
    ...stored,
    content: publicContent(stored),
    domain: servedDomain({ content, provedDomain, domainServes, ownerPlan }),
  }
}

export interface Published {
  id: string
  username: string
  portfolio: PublicPortfolio
}

/** What is at a username: a published portfolio, or, under the old name of one, the name that it has now. */
export type PageAt = { published: Published } | { movedTo: string }

/** What visitors find at a username, or null. Two document reads, whatever the portfolio holds and however often it was renamed. */
export async function pageAt(username: string): Promise<PageAt | null> {
  const name = (await usernameRef(username).get()).data()
  if (!name) return null
  const id = name.portfolioId ?? redirectOf(name, Timestamp.now())?.portfolioId
  if (!id) return null
  const stored = (await portfolioRef(id).get()).data()
  if (stored?.status !== 'published' || !stored.username) return null
  const here = stored.username === username
  if (name.portfolioId === null) return here ? null : { movedTo: stored.username }
  return here ? { published: { id, username, portfolio: toPublic(stored) } } : null
}

/** The published portfolio that has a username now, or null. */
export async function findPublished(username: string): Promise<Published | null> {
  const page = await pageAt(username)
  return page && 'published' in page ? page.published : null
}

export interface DomainPage {
  id: string
  portfolio: PublicPortfolio
  /** Whether the owner's plan includes a domain (any more). */
  served: boolean
}

/** The published portfolio that is connected to a domain, or null. Three document reads. */
export async function pageAtDomain(domain: string): Promise<DomainPage | null> {
  const given = (await domainRef(domain).get()).data()
  if (!given) return null
  const [snapshot, profile] = await Promise.all([
    portfolioRef(given.portfolioId).get(),
    db().collection('users').doc(given.ownerId).get(),
  ])
  const stored = snapshot.data()
  if (stored?.status !== 'published' || stored.ownerId !== given.ownerId || connectedDomain(stored) !== domain)
    return null
  const served = plans[planOf(profile.data())].includesCustomDomain
  return { id: given.portfolioId, portfolio: toPublic(stored), served }
}
