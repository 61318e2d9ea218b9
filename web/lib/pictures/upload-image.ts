import { errorMessages } from '@vitrine/common/api/errors'
import { signUpload } from '@vitrine/common/api/portfolios'
import { isObject } from '@vitrine/common/portfolio/changes'
import type { UploadKind } from '@vitrine/common/uploads'
import { ApiError } from '../api-error.ts'
import { request } from '../api.ts'
import { loaded } from '../script-missing.ts'
import { say } from '../words/say.ts'

export interface UploadedImage {
  /** Undefined for one that nobody may fetch by its address. */
  url: string | undefined
  path: string
}

export interface UploadOptions {
  /** From 0 to 1. */
  onProgress: (share: number) => void
  signal: AbortSignal
  /** Whether another try follows by itself: then this one need not wait long for a connection. */
  isTriedAgain?: boolean
}

/** The code of an upload that failed because Storage could not be reached, though the server had answered. */
export const BROKEN_OFF = 'upload-broken-off'

/** Uploads a picture to the path that the server assigns. Throws the signal's reason on abort, or ScriptMissing. */
export async function uploadImage(
  portfolioId: string,
  file: File,
  kind: UploadKind,
  { onProgress, signal, isTriedAgain = false }: UploadOptions,
): Promise<UploadedImage> {
  const place = await request(signUpload, {
    params: { id: portfolioId },
    body: { fileName: file.name, contentType: file.type, size: file.size, kind },
    signal,
  })
  const [{ storage, hastyStorage }, { getDownloadURL, ref, uploadBytesResumable }] = await loaded(
    Promise.all([import('../storage.ts'), import('firebase/storage')]),
  )
  signal.throwIfAborted()
  const target = ref(isTriedAgain ? hastyStorage : storage, place.path)
  const task = uploadBytesResumable(target, file, { contentType: place.contentType })
  signal.addEventListener('abort', () => task.cancel(), { once: true })
  task.on('state_changed', ({ bytesTransferred, totalBytes }) =>
    onProgress(totalBytes === 0 ? 0 : bytesTransferred / totalBytes),
  )
  try {
    await task
    return { url: kind.startsWith('private') ? undefined : await getDownloadURL(target), path: place.path }
  } catch (error) {
    signal.throwIfAborted()
    if (isObject(error) && error.code === 'storage/retry-limit-exceeded')
      throw new ApiError(0, BROKEN_OFF, errorMessages.network)
    // The SDK's message is for developers.
    throw new Error(say('Upload failed'), { cause: error })
  }
}
