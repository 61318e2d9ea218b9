import { useMemo, useSyncExternalStore } from 'react'
import { readUploadPath } from '@vitrine/common/picture-paths'
import type { PictureResolver } from '@vitrine/templates/definition'
import { pictureResolver } from '@vitrine/templates/picture'
import { storageBase } from '../storage-base.ts'
import { storedImage } from './stored-image.ts'

/*
 * Pictures of private items have no address: their owner's browser fetches them with the account's rights, once for each, and shows them
 * from its memory.
 */

/** By path; null while it is fetched, and where it could not be. */
const addresses = new Map<string, string | null>()
const listeners = new Set<() => void>()
let version = 0

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function addressOf(path: string): string | null {
  const known = addresses.get(path)
  if (known !== undefined) return known
  addresses.set(path, null)
  void storedImage(path).then(
    (picture) => {
      addresses.set(path, URL.createObjectURL(picture))
      version++
      for (const listener of listeners) listener()
    },
    // Asked for again with the next page that shows it.
    () => setTimeout(() => addresses.delete(path), RETRY_MS),
  )
  return null
}

const RETRY_MS = 5_000

export const isPrivatePicture = (path: string | undefined): boolean => readUploadPath(path ?? '')?.kind === 'private'

/** Finds the pictures of the account's own portfolios. It is another one once a private picture has arrived. */
export function useOwnPictures(): PictureResolver {
  const arrived = useSyncExternalStore(subscribe, () => version)
  return useMemo(() => ownPictures(arrived), [arrived])
}

/** @param _arrived how many private pictures there are by now */
function ownPictures(_arrived: number): PictureResolver {
  const resolve = pictureResolver(storageBase())
  return (source) => (source.path && isPrivatePicture(source.path) ? addressOf(source.path) : resolve(source))
}
