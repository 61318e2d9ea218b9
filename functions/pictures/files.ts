import { FILE_HEAD_BYTES, isCaptions, isFileType, isFoundAs, type FileType } from '@vitrine/common/file-types'
import { readUploadPath } from '@vitrine/common/picture-paths'
import { withDeadline } from '../lib/deadline.ts'
import type { Log } from '../lib/log.ts'
import { CACHE, dispositionOf, PREPARED, PRIVATE_CACHE, secretToken } from '../lib/picture-files.ts'
import { keepCopy, keepEntry } from '../lib/storage-ledger.ts'
import { bucket, removeFile } from '../lib/storage.ts'
import { isCode, unlessChanged, type UploadEvent } from './upload-event.ts'

/**
 * Looks at a video, a document … that was uploaded. One whose bytes are not what its type says is removed. Of all others it says
 * how they are served, and marks them: storage.rules show strangers nothing without the mark. Nothing of the file is written again.
 */
export async function prepareFile(event: UploadEvent, log: Log): Promise<void> {
  const { name, generation, metadata, size, contentType = '', contentEncoding } = event
  const bytes = Number(size ?? 0)
  if (metadata?.[PREPARED]) return keepCopy(name, bytes)
  await keepEntry(name, bytes)
  const head = await headOf(name)
  if (!head) return
  const type = contentType.split(';')[0]?.trim() ?? ''
  if (!isFileType(type) || contentEncoding || !(await isOfType(head, type))) {
    log.warn('What was uploaded is not what its type says, and was removed', { name, contentType })
    await removeFile(name, generation).catch(unlessChanged)
    return
  }
  const isPublic = readUploadPath(name)?.kind === 'files'
  await bucket()
    .file(name)
    .setMetadata(
      {
        contentType: type === 'text/vtt' ? 'text/vtt; charset=utf-8' : type,
        contentDisposition: dispositionOf(name, type),
        cacheControl: isPublic ? CACHE : PRIVATE_CACHE,
        metadata: { ...(isPublic ? {} : secretToken()), [PREPARED]: '1' },
      },
      { ifGenerationMatch: generation },
    )
    .catch(unlessChanged)
}

async function headOf(name: string): Promise<Buffer | null> {
  try {
    // As it is stored: what says that it is compressed is not unpacked.
    const [head] = await withDeadline('transfer', () =>
      bucket()
        .file(name)
        .download({ start: 0, end: FILE_HEAD_BYTES - 1, decompress: false, validation: false }),
    )
    return head
  } catch (error) {
    // Of a file without a byte there is no part.
    if (isCode(error, 416)) return Buffer.alloc(0)
    if (isCode(error, 404)) return null
    throw error
  }
}

/** Whether a file begins as those of its type do. */
export async function isOfType(head: Uint8Array, type: FileType): Promise<boolean> {
  if (type === 'text/vtt') return isCaptions(head)
  const { fileTypeFromBuffer } = await import('file-type')
  const found = await fileTypeFromBuffer(head)
  return found !== undefined && isFoundAs(type, found.mime)
}
