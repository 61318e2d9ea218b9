import type { Language } from '@vitrine/common/languages'
import {
  domainFeedPath,
  domainHomePath,
  domainPagePath,
  feedPath,
  type FeedFormat,
  pagePath,
  publicPath,
} from '@vitrine/common/routes'
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

type Site = Pick<PublicPortfolio, 'name' | 'username' | 'content' | 'domain' | 'inAddress'>
type Place = Pick<Site, 'username' | 'domain' | 'inAddress'>

/** The address that search engines should list. */
export const pageAddress = ({ username, domain, inAddress }: Place, slug: string): string =>
  domain ? `https://${domain}${domainPagePath(slug, inAddress)}` : appOrigin() + pagePath(username, slug, inAddress)

export const feedAddress = ({ username, domain, inAddress }: Place, format: FeedFormat): string =>
  domain ? `https://${domain}${domainFeedPath(format, inAddress)}` : appOrigin() + feedPath(username, format, inAddress)

export function writtenFacts(site: Site, page: PageEntry, say: Say): WrittenFacts {
  const { slug, title, excerpt } = page
  const { name, canonical: home, noindex, description } = pageFacts({ ...site, origin: appOrigin(), say })
  const own = title.trim() || name
  return {
    title: own === name ? name : `${own} – ${name}`,
    description: excerpt.replace(/\s+/g, ' ').trim() || `${own}. ${description}`,
    name,
    // What is not translated at all is the original, and search engines list that.
    canonical: pageAddress(isTranslated(page, site.inAddress) ? site : { ...site, inAddress: null }, slug),
    home,
    noindex,
  }
}

/** Whether a page has texts in the language of an address. */
export const isTranslated = ({ translations }: Pick<PageEntry, 'translations'>, language: Language | null): boolean =>
  language === null || translations?.[language] !== undefined

/** The pages of a portfolio at the address of a visitor: below its username, or on its own domain. */
export const shownPages = (
  { pages, username, inAddress }: Pick<PublicPortfolio, 'pages' | 'username' | 'inAddress'>,
  onDomain: boolean,
): ShownPages =>
  onDomain
    ? { pages, home: domainHomePath(inAddress), addressOf: ({ slug }) => domainPagePath(slug, inAddress) }
    : {
        pages,
        home: publicPath(username, inAddress),
        addressOf: ({ slug }) => pagePath(username, slug, inAddress),
      }
