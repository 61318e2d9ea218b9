import { type Language, languageAt, languages } from '@vitrine/common/languages'
import { usernameProblem } from '@vitrine/common/username'

/** Cards were PNG once: what was shared then still names them so. */
const extensions = { card: 'jpg|png', icon: 'svg' } as const

export interface VersionedAddress {
  username: string
  revision: number
  /** Another one than that of the original. */
  language: Language | null
}

const tags = languages.join('|')

/** The page and revision that the address of a picture (cardPath, iconPath) names, or null for another address. */
export function readVersionedAddress(kind: keyof typeof extensions, path: string): VersionedAddress | null {
  // Icons are the same in all languages.
  const language = kind === 'card' ? `(?:\\.(${tags}))?` : '()'
  const pattern = new RegExp(`^/${kind}/([a-z0-9_-]+)\\.(\\d{1,15})${language}\\.(?:${extensions[kind]})$`)
  const [, username, revision, tag] = pattern.exec(path) ?? []
  if (username === undefined || usernameProblem(username)) return null
  return { username, revision: Number(revision), language: languageAt(tag ?? '') }
}

export interface PageCardAddress extends VersionedAddress {
  pageId: string
}

/** The same of the card of a page of a portfolio (pageCardPath). */
export function readPageCardAddress(path: string): PageCardAddress | null {
  const pattern = new RegExp(`^/card/([a-z0-9_-]+)/([A-Za-z0-9]{1,40})\\.(\\d{1,15})(?:\\.(${tags}))?\\.jpg$`)
  const [, username, pageId, revision, tag] = pattern.exec(path) ?? []
  if (username === undefined || pageId === undefined || usernameProblem(username)) return null
  return { username, pageId, revision: Number(revision), language: languageAt(tag ?? '') }
}

/**
 * Such a picture never changes, but its page can be unpublished or deleted: the CDN may hold it for a day after that, browsers
 * for longer.
 */
export const VERSIONED_CACHE = 'public, max-age=31536000, s-maxage=86400, immutable'
