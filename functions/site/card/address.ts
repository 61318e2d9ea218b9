import { usernameProblem } from '@vitrine/common/username'

export const CARD_WIDTH = 1200
export const CARD_HEIGHT = 630

/** Vitrine's own card, for pages whose own cannot be drawn. */
export const DEFAULT_CARD = '/social-card.png'

/** The page and revision that the address of a card (cardPath) names, or null for another address. */
export function readCardPath(path: string): { username: string; revision: number } | null {
  const [, username, revision] = /^\/card\/([a-z0-9_-]+)\.(\d{1,15})\.png$/.exec(path) ?? []
  if (username === undefined || usernameProblem(username)) return null
  return { username, revision: Number(revision) }
}
