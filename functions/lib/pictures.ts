import { pictureResolver } from '@vitrine/templates/picture'
import { bucketName, storageOrigin } from './env.ts'

let resolver: ReturnType<typeof pictureResolver> | undefined

/** The address of a picture of some content: its path in Storage wins over the address beside it. */
export const pictureAddress = (source: { src?: string; path?: string }) => {
  resolver ??= pictureResolver({ origin: storageOrigin(), bucket: bucketName() })
  return resolver(source)
}
