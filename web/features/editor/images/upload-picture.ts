import type { ShownKind } from '@vitrine/common/picture-paths'
import { uploadImage, type UploadedImage, type UploadOptions } from '../../../lib/pictures/upload-image.ts'

/** A picture to upload, and the original that it was cropped from. */
export interface NewPicture {
  file: File
  crop: { text: string; from: File | { path: string } } | null
}

/**
 * Uploads a picture and, unless it is stored already, its original. Reports one progress for both.
 * @param kind `private` for a picture of a private item
 */
export async function uploadPicture(
  portfolioId: string,
  kind: ShownKind,
  { file, crop }: NewPicture,
  { onProgress, signal }: UploadOptions,
): Promise<UploadedImage & { original: string | undefined; crop: string | undefined }> {
  const original = crop?.from instanceof File ? crop.from : null
  const share = file.size / (file.size + (original?.size ?? 0))
  const kept =
    original &&
    (await uploadImage(portfolioId, original, 'originals', {
      signal,
      onProgress: (done) => onProgress(done * (1 - share)),
    }))
  const image = await uploadImage(portfolioId, file, kind, {
    signal,
    onProgress: (done) => onProgress(1 - share + done * share),
  })
  const from = crop && !(crop.from instanceof File) ? crop.from.path : undefined
  return { ...image, original: kept?.path ?? from, crop: crop?.text }
}
