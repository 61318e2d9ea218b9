import { domainFeedPath, domainPagePath, feedPath, type FeedFormat, pagePath, publicPath } from '@vitrine/common/routes'
import type { PageEntry } from '@vitrine/common/portfolio/pages/entry'
import { pageFacts } from '@vitrine/templates/page-facts'
import type { ShownPages } from '@vitrine/templates/pages/shown-page'
import type { Say } from '@vitrine/templates/words/wording'
import type { PublicPortfolio } from '../../lib/documents/published.ts'
import { appOrigin } from '../../lib/env.ts'

/** What is said of a case study or an article elsewhere. */
export interface WrittenFacts {
  title: string
  description: string
  /** The person. */
  name: string
  canonical: string
  /** The portfolio's own. */
  home: string
  noindex: boolean
}

type Site = Pick<PublicPortfolio, 'name' | 'username' | 'content' | 'domain'>

/** The address that search engines should list. */
export const pageAddress = ({ username, domain }: Pick<Site, 'username' | 'domain'>, slug: string): string =>
  domain ? `https://${domain}${domainPagePath(slug)}` : appOrigin() + pagePath(username, slug)

export const feedAddress = ({ username, domain }: Pick<Site, 'username' | 'domain'>, format: FeedFormat): string =>
  domain ? `https://${domain}${domainFeedPath(format)}` : appOrigin() + feedPath(username, format)

export function writtenFacts(site: Site, { slug, title, excerpt }: PageEntry, say: Say): WrittenFacts {
  const { name, canonical: home, noindex, description } = pageFacts({ ...site, origin: appOrigin(), say })
  const own = title.trim() || name
  return {
    title: own === name ? name : `${own} – ${name}`,
    description: excerpt.replace(/\s+/g, ' ').trim() || `${own}. ${description}`,
    name,
    canonical: pageAddress(site, slug),
    home,
    noindex,
  }
}

/** The pages of a portfolio at the address of a visitor: below its username, or on its own domain. */
export const shownPages = (
  { pages, username }: Pick<PublicPortfolio, 'pages' | 'username'>,
  onDomain: boolean,
): ShownPages =>
  onDomain
    ? { pages, home: '/', addressOf: ({ slug }) => domainPagePath(slug) }
    : { pages, home: publicPath(username), addressOf: ({ slug }) => pagePath(username, slug) }
