import { safeImageSource } from '@vitrine/common/links'
import type { TemplatePageProps } from './definition.ts'

/** Where a deployment keeps its uploads: the origin of Storage's REST interface (no slash at its end) and the bucket. */
export interface StorageBase {
  origin: string
  bucket: string
}

/** Finds the address of a picture; see TemplatePageProps. A path that Storage cannot hold is passed over. */
export function pictureResolver({ origin, bucket }: StorageBase): TemplatePageProps['picture'] {
  return ({ src, path }) => {
    if (path && path.isWellFormed()) {
      return `${origin}/v0/b/${encodeURIComponent(bucket)}/o/${encodeURIComponent(path)}?alt=media`
    }
    return safeImageSource(src)
  }
}
