import type { Request } from 'firebase-functions/https'
import { isFileType } from '@vitrine/common/file-types'
import { uploadPath, type UploadPath } from '@vitrine/common/picture-paths'
import { dispositionOf, PREPARED } from '../../lib/picture-files.ts'
import { bucket } from '../../lib/storage.ts'
import type { Answer } from '../answer.ts'
import { privateHeaders } from './headers.ts'
import { metadataOf, type Place } from './pictures.ts'

/** What is given at once of a file that is asked for in parts: what Hosting passes on has limits, and players ask on. */
const PART_MAX_BYTES = 8 * 1024 * 1024

/** The file that an address below a link names, or null. */
export const askedFile = (rest: string): string | null => /^files\/([A-Za-z0-9._-]{1,200})$/.exec(rest)?.[1] ?? null

/**
 * A video, a document … of a private page, or the part of it that is asked for, for who may see the link. Null where it is none that the
 * link shows.
 */
export async function privateFile(
  req: Request,
  { ownerId, portfolioId }: Place,
  uploads: ReadonlySet<string>,
  file: string,
): Promise<Answer | null> {
  const upload: UploadPath = { uid: ownerId, portfolioId, kind: 'private-files', file }
  if (!uploads.has(uploadPath(upload))) return null
  const stored = bucket().file(uploadPath(upload))
  const metadata = await metadataOf(stored)
  const [type = ''] = metadata?.contentType?.split(';') ?? []
  if (!metadata?.metadata?.[PREPARED] || !isFileType(type)) return null
  const size = Number(metadata.size)
  const headers = {
    ...privateHeaders,
    'Content-Type': metadata.contentType ?? type,
    'Content-Disposition': dispositionOf(file, type),
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Accept-Ranges': 'bytes',
  }
  const part = askedPart(req, size)
  if (part === 'none') return { status: 416, headers: { ...headers, 'Content-Range': `bytes */${size}` } }
  const { start, end } = part ?? { start: 0, end: size - 1 }
  return {
    status: part ? 206 : 200,
    headers: {
      ...headers,
      'Content-Length': String(end - start + 1),
      ...(part && { 'Content-Range': `bytes ${start}-${end}/${size}` }),
    },
    stream: stored.createReadStream({ decompress: false, validation: false, start, end }),
  }
}

/** The one part of a file that is asked for; null for all of it, or for what nobody has to understand. */
function askedPart(req: Request, size: number): { start: number; end: number } | 'none' | null {
  const ranges = req.range(size)
  if (ranges === -1) return 'none'
  if (!Array.isArray(ranges) || ranges.type !== 'bytes' || ranges.length !== 1) return null
  const [range] = ranges
  return range ? { start: range.start, end: Math.min(range.end, range.start + PART_MAX_BYTES - 1) } : null
}
