import { useMemo, useSyncExternalStore } from 'react'
import { isFilePath } from '@vitrine/common/picture-paths'
import type { PictureResolver } from '@vitrine/templates/definition'

/*
 * Files of pages that were not looked at yet, or are private, have no address for everybody. A video is played in parts, so the owner's
 * browser does not fetch it whole: it asks for an address with a key.
 */

/** By path; null while it is asked for, and where there is none. */
const addresses = new Map<string, string | null>()
const listeners = new Set<() => void>()
let version = 0

const RETRY_MS = 5_000

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function addressOf(path: string): string | null {
  const known = addresses.get(path)
  if (known !== undefined) return known
  addresses.set(path, null)
  const asked = import('./stored-file.ts').then(({ keyedAddress }) => keyedAddress(path))
  void asked.then(
    (address) => {
      addresses.set(path, address)
      version++
      for (const listener of listeners) listener()
    },
    // Asked for again with the next page that shows it.
    () => setTimeout(() => addresses.delete(path), RETRY_MS),
  )
  return null
}

/** Finds files of the account's own pages, too. It is another one once an address has arrived. */
export function useOwnFiles(pictures: PictureResolver): PictureResolver {
  const arrived = useSyncExternalStore(subscribe, () => version)
  return useMemo(() => ownFiles(pictures, arrived), [pictures, arrived])
}

/** @param _arrived how many addresses there are by now */
const ownFiles =
  (pictures: PictureResolver, _arrived: number): PictureResolver =>
  (source) =>
    source.path && isFilePath(source.path) ? addressOf(source.path) : pictures(source)
