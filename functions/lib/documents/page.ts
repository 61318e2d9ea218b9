import type { CollectionReference, DocumentData, DocumentReference, Timestamp } from 'firebase-admin/firestore'
import type { PageContent, PageKind } from '@vitrine/common/portfolio/pages/page-content'
import { db } from '../firebase.ts'
import { belowPortfolio } from './below-portfolio.ts'
import { identifyItems } from './identified.ts'
import { digestOf, type PageFacts } from './page-facts.ts'
import type { VersionFacts } from './version.ts'

/** `portfolios/{id}/pages/{pageId}`: the draft of a case study or an article. */
export interface PageDocument {
  ownerId: string
  kind: PageKind
  slug: string
  content: PageContent
  revision: number
  createdAt: Timestamp
  updatedAt: Timestamp
  /** When the last version of it was kept. */
  versionedAt?: Timestamp
  /** Since when it can only be restored; null for a page that is there. */
  deletedAt: Timestamp | null
}

/** `portfolios/{id}/pages/{pageId}/versions/{revision}` */
export interface PageVersionDocument extends VersionFacts {
  content: PageContent
}

const PAGES = 'pages'

export const pagesOf = (portfolioId: string): CollectionReference<PageDocument, DocumentData> =>
  belowPortfolio(portfolioId, PAGES).withConverter(identifyItems<PageDocument>())

export const pageRef = (portfolioId: string, pageId: string): DocumentReference<PageDocument, DocumentData> =>
  pagesOf(portfolioId).doc(pageId)

/** Pages of every portfolio. */
export const allPages = () => db().collectionGroup(PAGES)

export const pageVersionsOf = (
  portfolioId: string,
  pageId: string,
): CollectionReference<PageVersionDocument, DocumentData> =>
  pageRef(portfolioId, pageId).collection('versions').withConverter(identifyItems<PageVersionDocument>())

/** What its portfolio says of a page. */
export const factsOf = ({ kind, slug, revision, content, deletedAt }: PageDocument): PageFacts => ({
  kind,
  slug,
  revision,
  digest: digestOf(content),
  ...(content.private && { private: true }),
  ...(deletedAt && { deleted: true }),
})
