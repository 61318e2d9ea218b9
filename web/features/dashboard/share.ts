import type { PortfolioSummary } from '@vitrine/common/api/shapes'
import { publicPath } from '@vitrine/common/routes'

export const PUBLISH_FIRST = 'Please publish your portfolio before sharing the link.'

export type Share = { outcome: 'copy'; address: string } | { outcome: 'publish-first' } | { outcome: 'username' }

/** What sharing a portfolio comes to (specification 1, section 4). */
export function shareOf({ status, username }: Pick<PortfolioSummary, 'status' | 'username'>, origin: string): Share {
  if (!username) return { outcome: 'username' }
  if (status !== 'published') return { outcome: 'publish-first' }
  return { outcome: 'copy', address: `${origin}${publicPath(username)}` }
}
