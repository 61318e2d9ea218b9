import { pictureResolver } from '@vitrine/templates/picture'
import { storageBase } from '../../../lib/storage-base.ts'

/** Whether Storage says that an upload no longer exists. False also if it does not answer. */
export async function isGone(path: string): Promise<boolean> {
  const address = pictureResolver(storageBase())({ path })
  if (address === null) return false
  try {
    // Asks for the file's metadata, not for the file.
    return (await fetch(address.replace('?alt=media', ''), { cache: 'no-store' })).status === 404
  } catch {
    return false
  }
}
