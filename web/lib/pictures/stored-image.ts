import { uploadsFolder } from '@vitrine/common/uploads'
import { say } from '../words/say.ts'

/** A stored picture as a file. */
export async function storedImage(path: string): Promise<Blob> {
  const [{ storage }, { getBlob, ref }] = await Promise.all([import('../storage.ts'), import('firebase/storage')])
  return getBlob(ref(storage, path))
}

/**
 * Deletes a stored picture; only below the account's own folder.
 * @throws Error with a message for people
 */
export async function deleteImage(uid: string | undefined, path: string): Promise<void> {
  if (!uid) throw new Error(say('Not signed in'))
  if (!path.startsWith(uploadsFolder(uid))) throw new Error(say('Not allowed to delete this asset'))
  const [{ storage }, { deleteObject, ref }] = await Promise.all([import('../storage.ts'), import('firebase/storage')])
  await deleteObject(ref(storage, path))
}
