import type { PageKind } from '@vitrine/common/portfolio/pages/page-content'

/** What others say of a live page: the lists of the home page, and the pages beside it. */
export interface ShownPage {
  id: string
  kind: PageKind
  slug: string
  title: string
  excerpt: string
  /** The day that an article names, as YYYY-MM-DD; empty for none. */
  date: string
  /** Reading time. */
  minutes: number
  cover?: string
  coverPath?: string
  coverAlt?: string
  /** The item of the home page that it belongs to, as itemRef() writes it; empty for none. */
  item: string
}

/** Live pages, and where they are: a portfolio's address, its own domain, or a private link. */
export interface ShownPages {
  /** Studies in the order of the home page, articles with the newest first. */
  pages: readonly ShownPage[]
  home: string
  addressOf: (page: Pick<ShownPage, 'id' | 'slug'>) => string
}

/** A page in a list, and where it is. */
export interface ListedPage extends ShownPage {
  href: string
}

export const noPages: ShownPages = { pages: [], home: '#top', addressOf: () => '#top' }

/** The pages of the same kind before and after one. */
export function neighboursIn(pages: readonly ShownPage[], id: string): { previous?: ShownPage; next?: ShownPage } {
  const own = pages.find((page) => page.id === id)
  const alike = pages.filter(({ kind }) => kind === own?.kind)
  const index = alike.findIndex((page) => page.id === id)
  return index === -1 ? {} : { previous: alike[index - 1], next: alike[index + 1] }
}
