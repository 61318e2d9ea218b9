import { randomUUID } from 'node:crypto'
import type { File } from '@google-cloud/storage'
import { fileTypes, type FileType } from '@vitrine/common/file-types'
import { fileNameOf, isPictureUpload, readUploadPath, widthsFolder } from '@vitrine/common/picture-paths'
import { bucket } from './storage.ts'

/** A name is never used twice: what was made from an upload is right for as long as that is there. */
export const CACHE = 'public, max-age=31536000, immutable'
export const PRIVATE_CACHE = 'private, no-store'

/** Custom metadata of an upload that has been looked at; writing it is an event too. storage.rules let nobody else set it. */
export const PREPARED = 'vitrinePrepared'

/** A document is always a download, by the name that its owner gave it. */
export const dispositionOf = (path: string, type: FileType): string =>
  fileTypes[type].use === 'document' ? `attachment; filename="${fileNameOf(path)}"` : 'inline'

/**
 * Whoever has the token of a file in Storage gets it, whatever the rules say. Each upload has one, and content and public API hold
 * that of a public picture, so one that is not public gets another, which nobody is told.
 */
export const secretToken = () => ({ firebaseStorageDownloadTokens: randomUUID() })

/**
 * Copies an upload with all that was made of it, as far as that is not there yet: killed in between, it goes on the next time. The upload
 * itself comes first: with it, whatever was made of it is found and goes. What is gone is not copied.
 */
export async function copyUpload(from: string, to: string): Promise<void> {
  const [upload, copy] = [readUploadPath(from), readUploadPath(to)]
  const moves = upload?.kind !== copy?.kind
  const [isThere] = await bucket().file(to).exists()
  if (!isThere) await copyFile(bucket().file(from), to, moves)
  if (!upload || !copy || !isPictureUpload(upload) || !isPictureUpload(copy)) return
  const [[made], [copied]] = await Promise.all([
    bucket().getFiles({ prefix: widthsFolder(upload) }),
    bucket().getFiles({ prefix: widthsFolder(copy) }),
  ])
  const names = new Set(copied.map(({ name }) => name))
  await Promise.all(
    made.map(async (file) => {
      const name = file.name.replace(widthsFolder(upload), widthsFolder(copy))
      if (!names.has(name)) await copyFile(file, name, moves)
    }),
  )
}

async function copyFile(from: File, to: string, moves: boolean): Promise<void> {
  try {
    const changed = moves ? await movedMetadata(from, to) : {}
    await from.copy(bucket().file(to), changed)
  } catch (error) {
    // A picture that is gone cannot be seen in the original either.
    if (!isMissing(error)) throw error
  }
}

/** Between what everybody may read and what nobody may: another cache, and another token. */
async function movedMetadata(from: File, to: string) {
  const [{ metadata, contentType }] = await from.getMetadata()
  const isPublic = /^user-assets\/[^/]+\/[^/]+\/(?:images|widths|files)\//.test(to)
  return {
    contentType,
    cacheControl: isPublic ? CACHE : PRIVATE_CACHE,
    metadata: { ...(metadata as Record<string, string> | undefined), ...secretToken() },
  }
}

export const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 404
