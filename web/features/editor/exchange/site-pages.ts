import { getPage, listPages, type Page, type PageSummary } from '@vitrine/common/api/pages'
import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import type { OwnPage } from '@vitrine/common/portfolio/exchange/own-pages'
import { inOrder } from '@vitrine/common/portfolio/pages/entry'
import type { PageContent } from '@vitrine/common/portfolio/pages/page-content'
import { someAtATime } from '@vitrine/common/some-at-a-time'
import { request } from '../../../lib/api.ts'

const AT_ONCE = 4

/** The pages of a portfolio that are for everybody, in the order in which they are shown, without their blocks. */
export async function publicPages(portfolioId: string, content: PortfolioContent): Promise<PageSummary[]> {
  const { pages } = await request(listPages, { params: { id: portfolioId } })
  return inOrder(
    pages.filter((page) => !page.private),
    content,
  )
}

/** The content of pages, by id. One that became private meanwhile has none. */
export async function contentsOf(
  portfolioId: string,
  pages: readonly PageSummary[],
): Promise<Map<string, PageContent>> {
  const contents = new Map<string, PageContent>()
  for (const page of await wholePages(portfolioId, pages))
    if (!page.content.private) contents.set(page.id, page.content)
  return contents
}

/** All pages of a portfolio as files have them. */
export const ownPages = async (portfolioId: string): Promise<OwnPage[]> =>
  (await allPages(portfolioId)).map(({ kind, slug, content }) => ({ kind, slug, content }))

/** All pages of a portfolio, private ones included, in the order in which they were made. */
export async function allPages(portfolioId: string): Promise<Page[]> {
  const { pages } = await request(listPages, { params: { id: portfolioId } })
  return wholePages(portfolioId, pages)
}

/** Pages with their content, in the order in which they are given. */
async function wholePages(portfolioId: string, pages: readonly Pick<PageSummary, 'id'>[]): Promise<Page[]> {
  const whole = new Map<string, Page>()
  await someAtATime(AT_ONCE, pages, async ({ id }) => {
    whole.set(id, await request(getPage, { params: { id: portfolioId, pageId: id } }))
  })
  return pages.flatMap(({ id }) => whole.get(id) ?? [])
}
