import type { CollectionReference, DocumentData, DocumentReference, Timestamp } from 'firebase-admin/firestore'
import type { VersionSummary } from '@vitrine/common/api/versions'
import { db } from '../firebase.ts'
import { belowPortfolio } from './below-portfolio.ts'
import { identifyItems } from './identified.ts'
import type { LivePage } from './live-document.ts'
import type { VersionedDocument } from './versioned-part.ts'

/** What is known of a version, whatever it is of. */
export interface VersionFacts {
  ownerId: string
  revision: number
  at: Timestamp
  reason: VersionSummary['reason']
  label: string | null
  /** The first of the paths that differ from the version before, and how many there are. */
  changed: string[]
  changedCount: number
  /** When Firestore removes it by itself. */
  expireAt?: Timestamp
}

/** `portfolios/{id}/versions/{revision}`: a state of the portfolio. */
export interface VersionDocument extends VersionedDocument, VersionFacts {
  /** Of a publication, the pages that it made live; their content is in their copies. */
  pages?: LivePage[]
}

export const versionsOf = (portfolioId: string): CollectionReference<VersionDocument, DocumentData> =>
  belowPortfolio(portfolioId, 'versions').withConverter(identifyItems<VersionDocument>())

export const versionRef = (
  portfolioId: string,
  revision: number | string,
): DocumentReference<VersionDocument, DocumentData> => versionsOf(portfolioId).doc(String(revision))

/** Versions of every portfolio, and of every page of one. */
export const allVersions = () => db().collectionGroup('versions')
