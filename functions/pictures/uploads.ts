import { FieldPath, FieldValue } from 'firebase-admin/firestore'
import {
  isFilePath,
  isOriginalPath,
  isUploadedPath,
  readPicturePath,
  twinOf,
  widthPath,
  widthsFolder,
  type PictureKind,
  type UploadPath,
} from '@vitrine/common/picture-paths'
import type { PictureFacts } from '@vitrine/templates/picture-sets'
import { withDeadline } from '../lib/deadline.ts'
import { deletedPortfolioRef } from '../lib/documents/deleted-portfolio.ts'
import { picturesRef } from '../lib/documents/pictures.ts'
import { portfolioRef } from '../lib/documents/portfolio.ts'
import { wasRefused } from '../lib/firestore-status.ts'
import { CACHE, PREPARED, PRIVATE_CACHE, secretToken } from '../lib/picture-files.ts'
import { estimate, keepCopy, keepEntry, removeEntry } from '../lib/storage-ledger.ts'
import type { Log } from '../lib/log.ts'
import { bucket, removeFile, removeFolder } from '../lib/storage.ts'
import { prepareFile } from './files.ts'
import { isCode, unlessChanged, type CustomMetadata, type UploadEvent } from './upload-event.ts'
import type { Prepared } from './variants.ts'

/**
 * Makes what pages show of an upload, and writes the upload itself again: where a photograph was taken, the camera's number
 * and whatever else was hidden in the file is not in it any more. What is no picture is removed. It can be run again at any
 * time, and beside itself: the upload comes last, so that where it bears the mark everything else is there. What is no picture but a
 * video, a document … goes by `files.ts`.
 */
export async function prepareUpload(event: UploadEvent, log: Log): Promise<void> {
  const { name, generation, metadata, size } = event
  if (isFilePath(name)) return prepareFile(event, log)
  const upload = readPicturePath(name)
  if (!upload && !isOriginalPath(name)) return
  const expected = estimate(upload ? 'images' : 'originals', Number(size ?? 0))
  if (metadata?.[PREPARED]) {
    // Our own file, or a copy of it.
    await keepCopy(name, expected)
    return forgetUpload(name)
  }
  await keepEntry(name, expected)
  const original = await downloaded(name)
  // Asked afterwards: what was read before somebody wrote it again is what was uploaded.
  const stored = await metadataOf(name)
  if (!original || !stored) return forgetUpload(name)
  if (stored[PREPARED]) return
  const made = await preparedOf(original, upload !== null)
  if ('problem' in made) {
    log.warn('What was uploaded is no picture that can be shown, and was removed', { name, problem: made.problem })
    await removeFile(name, generation).catch(unlessChanged)
    return
  }
  if (upload) {
    await Promise.all(
      made.variants.map(({ width, format, body }) =>
        withDeadline('transfer', () =>
          bucket()
            .file(widthPath(upload, width, format))
            .save(body, {
              contentType: `image/${format}`,
              resumable: false,
              metadata: { cacheControl: upload.kind === 'images' ? CACHE : PRIVATE_CACHE },
            }),
        ),
      ),
    )
    await remember(upload, made.facts)
  }
  await keepEntry(name, bytesOf(made))
  const clean = bucket().file(name)
  const isPublic = upload?.kind === 'images'
  const options = {
    contentType: made.contentType,
    resumable: false,
    metadata: {
      cacheControl: isPublic ? CACHE : PRIVATE_CACHE,
      metadata: { ...stored, ...(isPublic ? {} : secretToken()), [PREPARED]: '1' },
    },
    preconditionOpts: { ifGenerationMatch: generation },
  }
  await withDeadline('transfer', () => clean.save(made.clean, options)).catch(unlessChanged)
  // It may have been deleted meanwhile, and whoever cleaned up after it came too early.
  await forgetUpload(name)
}

async function preparedOf(original: Buffer, withWidths: boolean): Promise<Prepared | { problem: string }> {
  if (!looksLikePicture(original)) return { problem: 'It does not begin like a picture' }
  const { prepare } = await import('./variants.ts')
  return prepare(original, withWidths).catch((error: unknown) => ({ problem: String(error) }))
}

/** What an upload and all that was made of it take up. */
const bytesOf = ({ clean, variants }: Prepared) => variants.reduce((sum, { body }) => sum + body.length, clean.length)

/** Removes what was made from an upload that is gone. One that is written anew is reported as deleted as well. */
export async function forgetUpload(name: string): Promise<void> {
  if (!isUploadedPath(name) || (await exists(name))) return
  const upload = readPicturePath(name)
  if (upload) await forgetWidths(upload)
  await removeEntry(name)
}

async function forgetWidths(upload: UploadPath<PictureKind>): Promise<void> {
  await removeFolder(widthsFolder(upload))
  // What is known of it is known of the same picture where it has moved to.
  if (!(await isOwners(upload)) || (await exists(twinOf(upload)))) return
  await picturesRef(upload.portfolioId)
    .update(new FieldPath('files', upload.file), FieldValue.delete())
    .catch((error: unknown) => {
      if (!wasRefused(error, 'not-found')) throw error
    })
}

async function remember(upload: UploadPath, facts: PictureFacts): Promise<void> {
  if (await isOwners(upload))
    await picturesRef(upload.portfolioId).set({ files: { [upload.file]: facts } }, { merge: true })
}

/** Whether the folder is named after a portfolio of whom it belongs to: anybody can name a folder after any. */
async function isOwners({ uid, portfolioId }: UploadPath): Promise<boolean> {
  const stored = await Promise.all([portfolioRef(portfolioId).get(), deletedPortfolioRef(portfolioId).get()])
  return stored.some((portfolio) => portfolio.data()?.ownerId === uid)
}

/** How the files of pictures begin; what begins otherwise is not worth loading the library for. */
const beginnings = [/^\xff\xd8\xff/, /^\x89PNG\r\n/, /^GIF8/, /^RIFF.{4}WEBP/s, /^.{4}ftyp/s, /^(?:II\*\0|MM\0\*)/]

function looksLikePicture(body: Buffer): boolean {
  const start = body.subarray(0, 16).toString('latin1')
  return beginnings.some((beginning) => beginning.test(start))
}

async function downloaded(name: string): Promise<Buffer | null> {
  try {
    // As it is stored: unpacking what says that it is compressed could fill the memory.
    const [body] = await withDeadline('transfer', () => bucket().file(name).download({ decompress: false }))
    return body
  } catch (error) {
    if (isCode(error, 404)) return null
    throw error
  }
}

/** What is noted on a file, or null where there is none. */
async function metadataOf(name: string): Promise<CustomMetadata | null> {
  try {
    const [{ metadata = {} }] = await bucket().file(name).getMetadata()
    return metadata
  } catch (error) {
    if (isCode(error, 404)) return null
    throw error
  }
}

const exists = async (name: string) => (await bucket().file(name).exists())[0]
