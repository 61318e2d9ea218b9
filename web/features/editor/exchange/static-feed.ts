import type { PageSummary } from '@vitrine/common/api/pages'
import { safeHref } from '@vitrine/common/links'
import type { Feed } from '@vitrine/common/portfolio/pages/feeds'
import type { PublicContent } from '@vitrine/common/portfolio/public-content'
import { pageFacts } from '@vitrine/templates/page-facts'
import { staticFiles } from '@vitrine/templates/static-page'
import type { Wording } from '@vitrine/templates/words/wording'

interface Source {
  name: string
  username: string | null
  content: PublicContent
  pages: readonly PageSummary[]
  /** Where the website will be, with a slash at the end. */
  address: string
  /** The path of a page's cover beside the home page; null without one. */
  coverOf: (page: PageSummary) => string | null
  wording: Wording
}

export const articlesOf = <P extends Pick<PageSummary, 'kind'>>(pages: readonly P[]): P[] =>
  pages.filter(({ kind }) => kind === 'article')

/** What the feeds of a downloaded website say. */
export function staticFeed({ name, username, content, pages, address, coverOf, wording }: Source): Feed {
  const { language, say } = wording
  const { name: person, description } = pageFacts({ name, username: username ?? name, content, origin: address, say })
  return {
    language,
    untitled: say('Untitled'),
    id: address,
    name: person,
    description,
    home: address,
    addressOf: (format) => `${address}${staticFiles.feed}.${format}`,
    articles: articlesOf(pages).map((page) => {
      const { id, slug, title, excerpt, tags, date, createdAt, updatedAt } = page
      const cover = coverOf(page)
      return {
        // The address of an article may change, and its id may not.
        id: `urn:vitrine:page:${id}`,
        url: `${address}${encodeURIComponent(slug)}/`,
        title,
        excerpt,
        image: cover && new URL(cover, address).href,
        tags,
        date,
        publishedAt: createdAt,
        updatedAt,
      }
    }),
    updated: new Date().toISOString(),
  }
}

/** The address of a website as it was typed, with a slash at the end; null if it is none. */
export function readSiteAddress(typed: string): string | null {
  const href = safeHref(typed)
  if (!href || !/^https?:/.test(href)) return null
  const { origin, pathname } = new URL(href)
  return origin + pathname.replace(/\/?$/, '/')
}
