import { useEffect, useRef, useState } from 'react'
import { ApiError, messageOf } from '../../../lib/api-error.ts'
import { loaded } from '../../../lib/script-missing.ts'
import { toast } from '../../../lib/toast.ts'
import { heard, say } from '../../../lib/words/say.ts'
import { useKeepMounted } from '../fields/keep-mounted.ts'
import { useDocumentEditor } from '../state/editor-context.ts'
import type { PictureParts } from '@vitrine/common/portfolio/picture-parts'
import type { NewPicture } from './upload-picture.ts'

export interface UploadFailure {
  message: string
  unverified: boolean
}

/** Uploads a picture and sets it in its field. */
export function useUpload(label: string, paths: PictureParts) {
  const { portfolioId, commitMany, pictures, isPrivate } = useDocumentEditor()
  const [progress, setProgress] = useState<number | null>(null)
  const [failure, setFailure] = useState<UploadFailure | null>(null)
  const running = useRef<AbortController | null>(null)
  useKeepMounted(progress !== null ? say('Uploading…') : failure ? say('Picture not added') : null)
  // The item around the field can be moved during the upload, which changes the paths.
  const latest = useRef(paths)
  useEffect(() => {
    latest.current = paths
  }, [paths])

  useEffect(
    () => () => {
      if (!running.current) return
      running.current.abort()
      toast.message(say('The upload of {label} was cancelled because its entry was deleted.', { label }))
    },
    [label],
  )

  /** Returns whether the picture was uploaded and set. */
  async function upload(picture: NewPicture, alt: string | undefined): Promise<boolean> {
    setFailure(null)
    const controller = new AbortController()
    running.current = controller
    setProgress(0)
    try {
      const { uploadPicture } = await loaded(import('./upload-picture.ts'))
      const image = await uploadPicture(portfolioId, isPrivate(latest.current.src) ? 'private' : 'images', picture, {
        onProgress: setProgress,
        signal: controller.signal,
      })
      const { src, storage, original, crop, alt: altPath } = latest.current
      commitMany([
        { path: src, value: image.url },
        { path: storage, value: image.path },
        { path: original, value: image.original },
        { path: crop, value: image.crop },
        ...(alt === undefined ? [] : [{ path: altPath, value: alt }]),
      ])
      const source = picture.crop ? picture.crop.from : picture.file
      if (source instanceof File) pictures.queue()?.remember(source, image.path)
      return true
    } catch (error) {
      if (!controller.signal.aborted) {
        setFailure({
          message: heard(messageOf(error, say('Upload failed'))),
          unverified: error instanceof ApiError && error.code === 'unverified',
        })
      }
      return false
    } finally {
      running.current = null
      setProgress(null)
    }
  }

  return {
    progress,
    failure,
    upload,
    cancel: () => running.current?.abort(),
    fail: (message: string | null) => setFailure(message === null ? null : { message, unverified: false }),
  }
}
