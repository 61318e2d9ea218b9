import { uploadsFolder } from '@vitrine/common/uploads'

/** A stored picture as a file. */
export async function storedImage(path: string): Promise<Blob> {
  const [{ storage }, { getBlob, ref }] = await Promise.all([import('../storage.ts'), import('firebase/storage')])
  return getBlob(ref(storage, path))
}

/** An address at which a stored file can be fetched without an account: it has a key in it, and is for nobody else. */
export async function keyedAddress(path: string): Promise<string> {
  const [{ storage }, { getDownloadURL, ref }] = await Promise.all([
    import('../storage.ts'),
    import('firebase/storage'),
  ])
  return getDownloadURL(ref(storage, path))
}

/** Whether a stored file is there and was looked at by the server; null where that cannot be told. */
export async function stateOfFile(path: string): Promise<'ready' | 'new' | 'gone' | null> {
  const [{ storage }, { getMetadata, ref, StorageError, StorageErrorCode }] = await Promise.all([
    import('../storage.ts'),
    import('firebase/storage'),
  ])
  try {
    return (await getMetadata(ref(storage, path))).customMetadata?.vitrinePrepared ? 'ready' : 'new'
  } catch (error) {
    return error instanceof StorageError && error.code === `storage/${StorageErrorCode.OBJECT_NOT_FOUND}`
      ? 'gone'
      : null
  }
}

/**
 * Deletes a stored picture; only below the account's own folder.
 * @throws Error with a message for people
 */
export async function deleteImage(uid: string | undefined, path: string): Promise<void> {
  if (!uid) throw new Error('Not signed in')
  if (!path.startsWith(uploadsFolder(uid))) throw new Error('Not allowed to delete this asset')
  const [{ storage }, { deleteObject, ref }] = await Promise.all([import('../storage.ts'), import('firebase/storage')])
  await deleteObject(ref(storage, path))
}
