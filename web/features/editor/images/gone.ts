import { pictureResolver } from '@vitrine/templates/picture'
import { storageBase } from '../../../lib/storage-base.ts'

/** Whether Storage says that there is no such upload; false also where it does not answer. */
export async function isGone(path: string): Promise<boolean> {
  const address = pictureResolver(storageBase())({ path })
  if (address === null) return false
  try {
    // What is known of it, not the file itself.
    return (await fetch(address.replace('?alt=media', ''), { cache: 'no-store' })).status === 404
  } catch {
    return false
  }
}
