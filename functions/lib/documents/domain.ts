import type {
  DocumentData,
  DocumentReference,
  FirestoreDataConverter,
  Query,
  QueryDocumentSnapshot,
  Timestamp,
} from 'firebase-admin/firestore'
import type { DomainRecord } from '@vitrine/common/api/domains'
import { plans } from '@vitrine/common/plans'
import { normalDomain } from '@vitrine/common/portfolio/domain'
import { db } from '../firebase.ts'
import type { PortfolioDocument } from './portfolio.ts'

/** How far Hosting is with a domain, as far as it is known. */
export type HostingStep = 'setup' | 'pointing' | 'conflict' | 'certificate' | 'active'

/**
 * `domains/{domain}`: the portfolio to which the domain's owner gave it, as seen in DNS, and how it is. Whoever controls the domain
 * may give it to another one, so the last proof counts.
 */
export interface DomainDocument {
  ownerId: string
  portfolioId: string
  provedAt: Timestamp
  hosting: HostingStep
  /** What Hosting wants in DNS. */
  records: DomainRecord[]
  hasServed: boolean
  brokenSince: Timestamp | null
  proofMissingSince: Timestamp | null
  /** Since when the domain's name servers have not answered Hosting. */
  unreachableSince: Timestamp | null
  /** Since when the portfolio has not named it. */
  unnamedSince: Timestamp | null
  /** The breakage (its `brokenSince`) that the owner was told about. */
  toldOf: Timestamp | null
  checkedAt: Timestamp | null
  nextCheckAt: Timestamp
}

/** As it was stored while nobody looked at a domain again. The first look replaces `verifiedAt`. */
type ProvedOnly = Pick<DomainDocument, 'ownerId' | 'portfolioId'> & { verifiedAt: Timestamp }

/** A domain that was just proved. */
export const provedDomain = (ownerId: string, portfolioId: string, now: Timestamp): DomainDocument => ({
  ownerId,
  portfolioId,
  provedAt: now,
  hosting: 'setup',
  records: [],
  hasServed: false,
  brokenSince: null,
  proofMissingSince: null,
  unreachableSince: null,
  unnamedSince: null,
  toldOf: null,
  checkedAt: null,
  nextCheckAt: now,
})

const converter: FirestoreDataConverter<DomainDocument, DocumentData> = {
  toFirestore: (document: DocumentData) => document,
  fromFirestore(snapshot) {
    const stored = snapshot.data() as DomainDocument | ProvedOnly
    return 'verifiedAt' in stored ? provedDomain(stored.ownerId, stored.portfolioId, stored.verifiedAt) : stored
  },
}

export const domains = () => db().collection('domains')
/** Those that nobody has looked at since that is done. */
export const domainsNeverChecked = (): Query => domains().orderBy('verifiedAt')

export const domainRef = (domain: string): DocumentReference<DomainDocument, DocumentData> =>
  domains().doc(domain).withConverter(converter)

/**
 * `domainRequests/{portfolioId}`: the owner asked to connect a domain whose proof is not there yet, so it is looked for without
 * being asked again.
 */
export interface DomainRequestDocument {
  ownerId: string
  domain: string
  askedAt: Timestamp
  checkedAt: Timestamp
  nextCheckAt: Timestamp
}

export const domainRequests = () => db().collection('domainRequests')
export const domainRequestRef = (portfolioId: string) =>
  domainRequests().doc(portfolioId) as DocumentReference<DomainRequestDocument, DocumentData>

/**
 * `domainReleases/{id}`: a domain that a portfolio no longer has, until Hosting was told, and its owner, where there is something to tell.
 * Written with what takes the domain away, so that neither is forgotten.
 */
export interface DomainReleaseDocument {
  domain: string
  /** proof-gone: for 30 days · given-away: to who proved it last · left: its owner did without it, or is gone. */
  reason: 'proof-gone' | 'given-away' | 'left'
  /** The owner to tell that it was released; null to tell nobody. */
  owner: { uid: string; portfolioId: string } | null
  at: Timestamp
}

export const domainReleases = () => db().collection('domainReleases')
export const releaseOf = (snapshot: QueryDocumentSnapshot) => snapshot.data() as DomainReleaseDocument

/** Leaves to the schedule what is to be done about a domain that goes with the same write. */
export function noteRelease(
  write: { create: (ref: DocumentReference, note: DomainReleaseDocument) => unknown },
  domain: string,
  reason: DomainReleaseDocument['reason'],
  at: Timestamp,
  told?: Pick<DomainDocument, 'ownerId' | 'portfolioId'>,
): void {
  const owner = told ? { uid: told.ownerId, portfolioId: told.portfolioId } : null
  write.create(domainReleases().doc(), { domain, reason, owner, at })
}

/** What a portfolio says about its domain. */
export type NamesDomain = Pick<PortfolioDocument, 'provedDomain' | 'domainServes' | 'ownerPlan'> & {
  content: Pick<PortfolioDocument['content'], 'domain'>
}

/** The domain that the portfolio names. */
export const namedDomain = ({ content }: Pick<NamesDomain, 'content'>): string | null =>
  normalDomain(content.domain ?? '')

/** The domain that a portfolio answers at, if its owner set one and proved to own it. */
export function connectedDomain(portfolio: Pick<NamesDomain, 'content' | 'provedDomain'>): string | null {
  const domain = namedDomain(portfolio)
  return domain !== null && domain === portfolio.provedDomain ? domain : null
}

/**
 * The domain at which visitors find it, so that others may be led there. Before the first look (in portfolios from when there was
 * none) it is the one that answers.
 */
export function servedDomain(portfolio: NamesDomain): string | null {
  const { domainServes, ownerPlan } = portfolio
  // With the plan it ends: the domain then leads back to the page's own address.
  const isIncluded = ownerPlan === undefined || plans[ownerPlan].includesCustomDomain
  return domainServes !== false && isIncluded ? connectedDomain(portfolio) : null
}
