import { usernameProblem } from '@vitrine/common/username'

/** Cards were PNG once: what was shared then still names them so. */
const extensions = { card: 'jpg|png', icon: 'svg' } as const

export interface VersionedAddress {
  username: string
  revision: number
}

/** The page and revision that the address of a picture (cardPath, iconPath) names, or null for another address. */
export function readVersionedAddress(kind: keyof typeof extensions, path: string): VersionedAddress | null {
  const pattern = new RegExp(`^/${kind}/([a-z0-9_-]+)\\.(\\d{1,15})\\.(?:${extensions[kind]})$`)
  const [, username, revision] = pattern.exec(path) ?? []
  if (username === undefined || usernameProblem(username)) return null
  return { username, revision: Number(revision) }
}

export interface PageCardAddress extends VersionedAddress {
  pageId: string
}

/** The same of the card of a page of a portfolio (pageCardPath). */
export function readPageCardAddress(path: string): PageCardAddress | null {
  const [, username, pageId, revision] =
    /^\/card\/([a-z0-9_-]+)\/([A-Za-z0-9]{1,40})\.(\d{1,15})\.jpg$/.exec(path) ?? []
  if (username === undefined || pageId === undefined || usernameProblem(username)) return null
  return { username, pageId, revision: Number(revision) }
}

/**
 * Such a picture never changes, but its page can be unpublished or deleted: the CDN may hold it for a day after that, browsers
 * for longer.
 */
export const VERSIONED_CACHE = 'public, max-age=31536000, s-maxage=86400, immutable'
