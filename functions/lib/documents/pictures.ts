import type { DocumentData, DocumentReference } from 'firebase-admin/firestore'
import type { PictureFacts } from '@vitrine/templates/picture-sets'
import { belowPortfolio } from './below-portfolio.ts'

/**
 * `portfolios/{id}/pictures/all`: what is known of the portfolio's uploads, by file name. One document, so that a page costs one
 * read more, however many pictures it shows.
 */
export interface PicturesDocument {
  files: Record<string, PictureFacts>
}

export const picturesRef = (portfolioId: string) =>
  belowPortfolio(portfolioId, 'pictures').doc('all') as DocumentReference<PicturesDocument, DocumentData>
