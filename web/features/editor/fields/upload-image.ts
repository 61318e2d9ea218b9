import { signUpload } from '@vitrine/common/api/portfolios'
import { UPLOAD_MAX_BYTES } from '@vitrine/common/limits'
import { request } from '../../../lib/api.ts'

export interface UploadedImage {
  url: string
  path: string
}

export interface UploadOptions {
  /** From 0 to 1. */
  onProgress: (share: number) => void
  signal: AbortSignal
}

/** Why a file is not uploaded at all, or null. */
export function fileProblem(file: Pick<File, 'type' | 'size'>): string | null {
  if (!file.type.startsWith('image/')) return 'This file is not a picture.'
  if (file.size === 0) return 'This file is empty.'
  if (file.size > UPLOAD_MAX_BYTES) return `This picture is larger than ${UPLOAD_MAX_BYTES / 1024 / 1024} MB. Choose a smaller one.`
  return null
}

/** Puts a picture where the server says. Throws the signal's reason when it is called off. */
export async function uploadImage(portfolioId: string, file: File, { onProgress, signal }: UploadOptions): Promise<UploadedImage> {
  const place = await request(signUpload, {
    params: { id: portfolioId },
    body: { fileName: file.name, contentType: file.type, size: file.size },
    signal,
  })
  const [{ storage }, { getDownloadURL, ref, uploadBytesResumable }] = await Promise.all([
    import('../../../lib/storage.ts'),
    import('firebase/storage'),
  ])
  signal.throwIfAborted()
  const target = ref(storage, place.path)
  const task = uploadBytesResumable(target, file, { contentType: place.contentType })
  signal.addEventListener('abort', () => task.cancel(), { once: true })
  task.on('state_changed', ({ bytesTransferred, totalBytes }) => onProgress(totalBytes === 0 ? 0 : bytesTransferred / totalBytes))
  await task.catch((error: unknown) => {
    signal.throwIfAborted()
    throw error
  })
  return { url: await getDownloadURL(target), path: place.path }
}
