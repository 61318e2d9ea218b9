import { safeImageSource } from '@vitrine/common/links'
import type { PictureResolver } from './definition.ts'

/** A deployment's Storage: origin of its REST interface (no trailing slash) and bucket. */
export interface StorageBase {
  origin: string
  bucket: string
}

/** Resolves picture addresses in a deployment. Invalid paths are ignored. */
export function pictureResolver({ origin, bucket }: StorageBase): PictureResolver {
  return ({ src, path }) => {
    if (path && path.isWellFormed()) {
      return `${origin}/v0/b/${encodeURIComponent(bucket)}/o/${encodeURIComponent(path)}?alt=media`
    }
    return safeImageSource(src)
  }
}

const resolveAnywhere = pictureResolver({ origin: '', bucket: '' })

/** Whether there is a picture, wherever it is stored. */
export const hasPicture = (src: string | undefined, path: string | undefined): boolean =>
  resolveAnywhere({ src, path }) !== null
