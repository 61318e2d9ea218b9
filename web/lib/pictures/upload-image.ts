import { signUpload } from '@vitrine/common/api/portfolios'
import type { UploadKind } from '@vitrine/common/uploads'
import { request } from '../api.ts'
import { loaded } from '../script-missing.ts'

export interface UploadedImage {
  /** Undefined for one that nobody may fetch by its address. */
  url: string | undefined
  path: string
}

export interface UploadOptions {
  /** From 0 to 1. */
  onProgress: (share: number) => void
  signal: AbortSignal
}

/** Uploads a picture to the path that the server assigns. Throws the signal's reason on abort, or ScriptMissing. */
export async function uploadImage(
  portfolioId: string,
  file: File,
  kind: UploadKind,
  { onProgress, signal }: UploadOptions,
): Promise<UploadedImage> {
  const place = await request(signUpload, {
    params: { id: portfolioId },
    body: { fileName: file.name, contentType: file.type, size: file.size, kind },
    signal,
  })
  const [{ storage }, { getDownloadURL, ref, uploadBytesResumable }] = await loaded(
    Promise.all([import('../storage.ts'), import('firebase/storage')]),
  )
  signal.throwIfAborted()
  const target = ref(storage, place.path)
  const task = uploadBytesResumable(target, file, { contentType: place.contentType })
  signal.addEventListener('abort', () => task.cancel(), { once: true })
  task.on('state_changed', ({ bytesTransferred, totalBytes }) =>
    onProgress(totalBytes === 0 ? 0 : bytesTransferred / totalBytes),
  )
  await task.catch((error: unknown) => {
    signal.throwIfAborted()
    // The SDK's message is for developers.
    throw new Error('Upload failed', { cause: error })
  })
  return { url: kind.startsWith('private') ? undefined : await getDownloadURL(target), path: place.path }
}
