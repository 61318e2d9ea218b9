import type { File, FileMetadata } from '@google-cloud/storage'
import { LRUCache } from 'lru-cache'
import { uploadPath, widthPath, type PictureFormat, type UploadPath } from '@vitrine/common/picture-paths'
import { privateFilePath, privatePicturePath } from '@vitrine/common/routes'
import { isPictureType } from '@vitrine/common/uploads'
import type { PictureResolver } from '@vitrine/templates/definition'
import { uploadsIn } from '@vitrine/templates/picture-sets'
import type { LinkPage } from '../../links/shown.ts'
import { servesManyRequests } from '../../lib/env.ts'
import { isMissing } from '../../lib/picture-files.ts'
import { pictureAddress } from '../../lib/pictures.ts'
import { bucket } from '../../lib/storage.ts'
import type { Answer } from '../answer.ts'
import { privateHeaders } from './headers.ts'

/** A portfolio of somebody. */
export type Place = Pick<LinkPage['link'], 'ownerId' | 'portfolioId'>

/** Finds the pictures and files of a link’s page: private ones at addresses below the link, all others where everybody finds them. */
export function linkPictures(token: string, { ownerId, portfolioId }: Place): PictureResolver {
  const folder = `user-assets/${ownerId}/${portfolioId}/`
  const picture = /^(?:private|private-widths)\/([A-Za-z0-9._-]+(?:\/[0-9]+\.[a-z]+)?)$/
  const file = /^private-files\/([A-Za-z0-9._-]+)$/
  return ({ src, path }) => {
    // Another portfolio's are not this link's to show.
    const place = path?.startsWith(folder) ? path.slice(folder.length) : ''
    const [, pictureName] = picture.exec(place) ?? []
    if (pictureName) return privatePicturePath(token, pictureName)
    const [, fileName] = file.exec(place) ?? []
    return fileName ? privateFilePath(token, fileName) : pictureAddress({ src, path })
  }
}

const picturePattern = /^pictures\/([A-Za-z0-9._-]{1,200})(?:\/(\d{1,5})\.(avif|webp))?$/

export interface AskedPicture {
  file: string
  width: number | null
  format: PictureFormat
}

/** The picture that an address below a link names, or null. */
export function askedPicture(rest: string): AskedPicture | null {
  const [, file, width, format = 'webp'] = picturePattern.exec(rest) ?? []
  return file === undefined ? null : { file, width: width ? Number(width) : null, format: format as PictureFormat }
}

/**
 * The uploads that a link showed a moment ago: a page with many pictures asks for each of them, and finding out what a link shows
 * reads several documents. Each request still checks that the link is open.
 */
const shown = new LRUCache<string, ReadonlySet<string>>({ max: 500, ttl: servesManyRequests() ? 5_000 : 1 })

export const knownUploads = (linkId: string): ReadonlySet<string> | undefined => shown.get(linkId)

export function uploadsShown({
  linkId,
  content,
  pages,
}: Pick<LinkPage, 'linkId' | 'content' | 'pages'>): ReadonlySet<string> {
  // Of pages, private pictures are in drafts only.
  const ofPages = pages.flatMap(({ at }) => ('uploads' in at ? at.uploads : []))
  const uploads = new Set([...uploadsIn(content), ...ofPages])
  shown.set(linkId, uploads)
  return uploads
}

/** What Storage says of a file; null where there is none. */
export async function metadataOf(file: File): Promise<FileMetadata | null> {
  try {
    return (await file.getMetadata())[0]
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

/** A picture of a private item, for visitors of the link. Null if the link does not show it. */
export async function privatePicture(
  { ownerId, portfolioId }: Place,
  uploads: ReadonlySet<string>,
  { file, width, format }: AskedPicture,
): Promise<Answer | null> {
  const upload: UploadPath<'private'> = { uid: ownerId, portfolioId, kind: 'private', file }
  if (!uploads.has(uploadPath(upload))) return null
  const stored = bucket().file(width === null ? uploadPath(upload) : widthPath(upload, width, format))
  const metadata = await metadataOf(stored)
  if (!metadata || !isPictureType(metadata.contentType ?? '')) return null
  return {
    status: 200,
    headers: {
      ...privateHeaders,
      'Content-Type': metadata.contentType ?? '',
      'Content-Length': String(metadata.size ?? ''),
      'Cross-Origin-Resource-Policy': 'same-origin',
    },
    stream: stored.createReadStream({ decompress: false }),
  }
}
