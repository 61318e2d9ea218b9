import { pictureResolver } from '@vitrine/templates/picture'
import { bucketName, storageOrigin } from './env.ts'

/** The address of a picture of some content: its path in Storage wins over the address beside it. */
export const pictureAddress = (source: { src?: string; path?: string }) =>
  pictureResolver({ origin: storageOrigin(), bucket: bucketName() })(source)
