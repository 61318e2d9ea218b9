import type { FileUse } from '@vitrine/common/fields/types/file/kind'
import { filePartsOf } from '@vitrine/common/portfolio/file-parts'
import { picturePartsOf } from '@vitrine/common/portfolio/picture-parts'
import { inspectFile } from '../../../lib/files/inspect-file.ts'
import { openRecording } from '../../../lib/files/recording.ts'
import { withoutPlace } from '../../../lib/files/without-place.ts'
import { uploadImage, type UploadOptions } from '../../../lib/pictures/upload-image.ts'
import { say } from '../../../lib/words/say.ts'

interface Place {
  portfolioId: string
  /** The page is private, and so are its files. */
  isPrivate: boolean
  use: FileUse
  /** A frame of a video becomes its poster. */
  wantsPoster: boolean
}

/** A value at a path of the document, as `commitMany` takes it. */
interface Part {
  path: string
  value: unknown
}

export type FileUpload = { parts: (path: string) => Part[]; notice: string | null } | { problem: string }

const NOT_PLAYED = 'This browser cannot play the file, and others may not either. MP4 with H.264 plays everywhere.'

/**
 * Uploads a file of a block, and for a video without a poster a frame of it. What is to be written follows from where the field is by
 * then. @throws what the call and the upload throw
 */
export async function uploadFile(
  { portfolioId, isPrivate, use, wantsPoster }: Place,
  chosen: File,
  { onProgress, signal }: UploadOptions,
): Promise<FileUpload> {
  const inspected = await inspectFile(chosen, use)
  if ('problem' in inspected) return inspected
  const file = use === 'recording' ? await withoutPlace(inspected.file) : inspected.file
  const recording = use === 'recording' ? await openRecording(file) : null
  signal.throwIfAborted()
  const uploaded = await uploadImage(portfolioId, file, isPrivate ? 'private-files' : 'files', { onProgress, signal })
  const frame = wantsPoster ? recording?.frame : undefined
  const poster = frame && (await posterOf(portfolioId, frame, isPrivate, signal))
  const { width, height, seconds } = recording ?? {}
  const facts = { name: file.name, bytes: file.size, width, height, seconds }
  return {
    notice: use === 'recording' && recording === null ? say(NOT_PLAYED) : null,
    parts(path) {
      const { src, storage, facts: factsPath } = filePartsOf(path)
      const beside = (key: string) => path.replace(/[^.]+$/, key)
      const posterParts = picturePartsOf(beside('poster'))
      return [
        { path: src, value: undefined },
        { path: storage, value: uploaded.path },
        { path: factsPath, value: JSON.parse(JSON.stringify(facts)) as object },
        ...(use === 'recording'
          ? [
              {
                path: beside('kind'),
                value: (recording?.isVideo ?? file.type.startsWith('video/')) ? 'video' : 'audio',
              },
            ]
          : []),
        ...(poster
          ? [
              { path: posterParts.src, value: poster.url },
              { path: posterParts.storage, value: poster.path },
            ]
          : []),
      ]
    },
  }
}

/** The video is there without it: whatever fails here is no reason to fail. */
const posterOf = (portfolioId: string, frame: File, isPrivate: boolean, signal: AbortSignal) =>
  uploadImage(portfolioId, frame, isPrivate ? 'private' : 'images', { onProgress: () => {}, signal }).catch(() => null)
