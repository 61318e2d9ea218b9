import type { DocumentData, DocumentReference } from 'firebase-admin/firestore'
import { db } from '../firebase.ts'
import { belowPortfolio } from './below-portfolio.ts'
import { identifyItems } from './identified.ts'
import type { LiveDocument } from './live-document.ts'

const LIVE = 'live'

export const liveRef = (portfolioId: string): DocumentReference<LiveDocument, DocumentData> =>
  belowPortfolio(portfolioId, LIVE).doc('site').withConverter(identifyItems<LiveDocument>())

/** What is live of all portfolios. */
export const allLive = () => db().collectionGroup(LIVE)
