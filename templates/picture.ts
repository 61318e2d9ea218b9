import { safeImageSource } from '@vitrine/common/links'
import type { PictureResolver } from './definition.ts'

/** Where a deployment keeps its uploads: the origin of Storage's REST interface (no slash at its end) and the bucket. */
export interface StorageBase {
  origin: string
  bucket: string
}

/** Finds the addresses of pictures in a deployment. A path that Storage cannot hold is passed over. */
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
