import type { DocumentData, DocumentReference } from 'firebase-admin/firestore'
import { readPicturePath } from '@vitrine/common/picture-paths'
import { type PictureFacts, uploadsIn } from '@vitrine/templates/picture-sets'
import { belowPortfolio } from './below-portfolio.ts'

/**
 * `portfolios/{id}/pictures/all`: what is known of the portfolio's uploads, by file name. One document, so that a page costs one
 * read more, however many pictures it shows.
 */
export interface PicturesDocument {
  files: PictureFiles
}

export type PictureFiles = Record<string, PictureFacts>

export const picturesRef = (portfolioId: string) =>
  belowPortfolio(portfolioId, 'pictures').doc('all') as DocumentReference<PicturesDocument, DocumentData>

/** The file names of a portfolio's pictures that some content shows, by their paths. */
export const picturesIn = (portfolioId: string, content: unknown): ReadonlyMap<string, string> =>
  new Map(
    uploadsIn(content).flatMap((path) => {
      const upload = readPicturePath(path)
      return upload?.portfolioId === portfolioId ? [[path, upload.file] as const] : []
    }),
  )

/** Of all that is known, what is about the pictures of some content: it is kept with what is published, and never changes. */
export function factsIn(portfolioId: string, content: unknown, files: PictureFiles): PictureFiles {
  const shown = new Set(picturesIn(portfolioId, content).values())
  return Object.fromEntries(Object.entries(files).filter(([file]) => shown.has(file)))
}

export const readPictureFiles = async (portfolioId: string): Promise<PictureFiles> =>
  (await picturesRef(portfolioId).get()).data()?.files ?? {}
