import type { Timestamp } from 'firebase-admin/firestore'
import type { PageEntry } from '@vitrine/common/portfolio/pages/entry'
import { changedPlaces } from '@vitrine/common/portfolio/changed-places'
import { changesBetween } from '@vitrine/common/portfolio/changes'
import type { PictureFiles } from './pictures.ts'
import { differs, type PageFacts } from './page-facts.ts'
import type { LiveState, PortfolioDocument } from './portfolio.ts'
import { versionedPart, type VersionedDocument } from './versioned-part.ts'

/** Facts that a portfolio and what is live of it both have: see change-facts.ts. */
interface LiveFacts extends Pick<PortfolioDocument, 'ownerId' | 'ownerPlan'> {
  username: string
  /** What browsers of the owner send along, which are not counted. */
  ownKey?: string
}

/** A page that is live: what is known of it without reading it. */
export interface LivePage extends PageEntry, Pick<PageFacts, 'revision' | 'digest'> {
  /** Since when it is live, and since when as it is. */
  publishedAt: Timestamp
  updatedAt: Timestamp
}

/** Addresses that pages had while they were live, and until when they lead on. */
export type OldSlugs = Record<string, { pageId: string; until: Timestamp }>

export type DomainFacts = Pick<PortfolioDocument, 'provedDomain' | 'domainServes'>

/**
 * `portfolios/{id}/live/site`: all that strangers are answered from. It is there exactly while the portfolio is published. The
 * domain that it names has facts of its own, because the draft may name another one.
 */
export interface LiveDocument extends VersionedDocument, LiveFacts, DomainFacts {
  /** The version (`versions/{revision}`) that holds the same. */
  revision: number
  publishedAt: Timestamp
  /** Since when there is a page, whatever was published on it since. */
  onlineSince: Timestamp
  /** Its case studies and articles: the one list of them, so that whatever dies while they are published, visitors find all or none. */
  pages?: LivePage[]
  oldSlugs?: OldSlugs
  /** What was known of the pictures that every page shows, such as its icon. */
  sharedPictures?: PictureFiles
}

/** What a portfolio's facts, or some of them, are in what is live. */
export const liveFacts = ({
  ownerId,
  username,
  ownerPlan,
  analytics,
}: Partial<PortfolioDocument>): Partial<LiveFacts> => ({
  ...(ownerId !== undefined && { ownerId }),
  ...(username && { username }),
  ...(ownerPlan !== undefined && { ownerPlan }),
  ...(analytics?.ownKey !== undefined && { ownKey: analytics.ownKey }),
})

/** What a portfolio says of what is live: for lists, and for whoever asks what is live of an account. */
export const liveState = (
  live: LiveDocument,
  draft: VersionedDocument & Pick<PortfolioDocument, 'pages'>,
): LiveState => ({
  publishedAt: live.publishedAt,
  revision: live.revision,
  changed:
    changedPlaces(changesBetween(versionedPart(live), versionedPart(draft))).length + changedPages(live, draft).length,
  templateId: live.templateId,
})

/** The pages about which publishing would change something. */
export function changedPages(
  { pages: live = [] }: Pick<LiveDocument, 'pages'>,
  { pages: facts = {} }: Pick<PortfolioDocument, 'pages'>,
): string[] {
  const liveOnes = new Map(live.map((page) => [page.id, page]))
  const ids = new Set([...Object.keys(facts), ...liveOnes.keys()])
  return [...ids].filter((id) => differs(facts[id], liveOnes.get(id)))
}

/** What is to be live from now on. */
export interface Publication {
  part: VersionedDocument
  /** The version that holds it. */
  revision: number
  /** The facts of the domain that it names. */
  domain: DomainFacts
  pages: LivePage[]
  oldSlugs: OldSlugs
  sharedPictures: PictureFiles
}

/** The live document of a portfolio that is published with an address. */
export function toLive(
  portfolio: PortfolioDocument & { username: string },
  { part, revision, domain, pages, oldSlugs, sharedPictures }: Publication,
  at: Timestamp,
): LiveDocument {
  const { ownerId, username, publishedAt } = portfolio
  return {
    ...liveFacts(portfolio),
    ownerId,
    username,
    ...versionedPart(part),
    ...domain,
    pages,
    oldSlugs,
    sharedPictures,
    revision,
    publishedAt: at,
    onlineSince: publishedAt ?? at,
  }
}
