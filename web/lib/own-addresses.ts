import { useMemo, useSyncExternalStore } from 'react'
import type { PictureResolver } from '@vitrine/templates/definition'

const RETRY_MS = 5_000

/**
 * Finds uploads that have no address for everybody: their owner's browser asks for one when a page first shows them, once for each.
 * @returns a hook that makes a resolver of another one, which finds all others. It is another one once an address has arrived
 */
export function createOwnAddresses(isOwn: (path: string) => boolean, ask: (path: string) => Promise<string>) {
  /** By path; null while it is asked for, and where there is none. */
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
    void ask(path).then(
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

  /** @param _version how many addresses there are by now */
  const withOwn =
    (others: PictureResolver, _version: number): PictureResolver =>
    (source) =>
      source.path && isOwn(source.path) ? addressOf(source.path) : others(source)

  return function useOwnAddresses(others: PictureResolver): PictureResolver {
    const arrived = useSyncExternalStore(subscribe, () => version)
    return useMemo(() => withOwn(others, arrived), [others, arrived])
  }
}
