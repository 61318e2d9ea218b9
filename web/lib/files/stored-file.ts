import { getDownloadURL, getMetadata, ref, StorageError, StorageErrorCode } from 'firebase/storage'
import { storage } from '../storage.ts'

/* Loaded with the first file of a page: it brings the library of Storage. */

/** An address at which a stored file can be fetched without an account: it has a key in it, and is for nobody else. */
export const keyedAddress = (path: string): Promise<string> => getDownloadURL(ref(storage, path))

/** Whether a stored file is there and was looked at by the server; null where that cannot be told. */
export async function stateOfFile(path: string): Promise<'ready' | 'new' | 'gone' | null> {
  try {
    return (await getMetadata(ref(storage, path))).customMetadata?.vitrinePrepared ? 'ready' : 'new'
  } catch (error) {
    return error instanceof StorageError && error.code === `storage/${StorageErrorCode.OBJECT_NOT_FOUND}`
      ? 'gone'
      : null
  }
}
