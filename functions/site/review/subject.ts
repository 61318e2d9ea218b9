import type { PageContent } from '@vitrine/common/portfolio/pages/page-content'
import { linkedContent, liveContent, type LinkedPage } from '../../links/pages.ts'
import type { LinkPage } from '../../links/shown.ts'

/** The case study or the article that is reviewed, where it is not the home page. */
export interface ReviewedPage extends Pick<LinkedPage, 'entry'> {
  content: PageContent
  /** What is live of it; null where that is nothing. */
  live: PageContent | null
}

/** Null for the home page, and for a page that is gone by now. */
export async function readSubject({ link, live }: LinkPage, linked: LinkedPage | null): Promise<ReviewedPage | null> {
  if (!linked) return null
  const { portfolioId } = link
  const published = live?.pages.find(({ id }) => id === linked.entry.id)
  const [content, before] = await Promise.all([
    linkedContent(portfolioId, linked),
    published ? liveContent(portfolioId, published) : null,
  ])
  return content && { entry: linked.entry, content, live: before }
}
