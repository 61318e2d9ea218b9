import type { CollectionReference, DocumentData, DocumentReference } from 'firebase-admin/firestore'
import type { PageContent } from '@vitrine/common/portfolio/pages/page-content'
import { db } from '../firebase.ts'
import { belowPortfolio } from './below-portfolio.ts'
import type { PictureFiles } from './pictures.ts'
import { identifyItems } from './identified.ts'
import type { LivePage } from './live-document.ts'

/**
 * `portfolios/{id}/livePages/{pageId}@{revision}`: a page as it was published. It never changes. Visitors reach it by the list of
 * pages in what is live, and in no other way.
 */
export interface LivePageDocument {
  ownerId: string
  content: PageContent
  /** What was known of its pictures, so that visitors cost no read for it. */
  pictures?: PictureFiles
}

const LIVE_PAGES = 'livePages'

/** The name of its document. */
export const livePageName = ({ id, revision }: Pick<LivePage, 'id' | 'revision'>): string => `${id}@${revision}`

export const livePagesOf = (portfolioId: string): CollectionReference<LivePageDocument, DocumentData> =>
  belowPortfolio(portfolioId, LIVE_PAGES).withConverter(identifyItems<LivePageDocument>())

export const livePageRef = (
  portfolioId: string,
  page: Pick<LivePage, 'id' | 'revision'>,
): DocumentReference<LivePageDocument, DocumentData> => livePagesOf(portfolioId).doc(livePageName(page))

/** Of all portfolios. */
export const allLivePages = () => db().collectionGroup(LIVE_PAGES)
