import { Timestamp } from 'firebase-admin/firestore'
import { cutText } from '@vitrine/common/cut-text'
import type { PageContent, PageKind } from '@vitrine/common/portfolio/pages/page-content'
import { freeSlug, isMadeFrom } from '@vitrine/common/portfolio/pages/slug'
import type { Account } from '../../http/authenticate.ts'
import { transactCountingIn } from '../../lib/documents/kind.ts'
import { liveRef } from '../../lib/documents/live.ts'
import { type PageDocument, pageRef, pagesOf } from '../../lib/documents/page.ts'
import { portfolioRef, type PortfolioDocument } from '../../lib/documents/portfolio.ts'
import { ownedBy } from '../portfolios/portfolio.ts'
import { noteInPortfolio, type StoredPage } from './change.ts'
import { requireRoomForPages, requireRoomInAccount } from './room.ts'

/**
 * A new page, with an address that is made from its title, or as near to the one that is wished for as is free.
 * @throws ApiError not-found, unverified, limit-reached
 */
export async function createPage(
  account: Account,
  id: string,
  { kind, content, slug = '' }: { kind: PageKind; content: PageContent; slug?: string },
): Promise<StoredPage> {
  const pageId = pagesOf(id).doc().id
  return transactCountingIn(id, account.uid, async (transaction, count) => {
    const portfolio = ownedBy(account.uid, await transaction.get(portfolioRef(id)))
    const live = (await transaction.get(liveRef(id))).data() ?? null
    requireRoomForPages(account, portfolio)
    await requireRoomInAccount(account.uid, count)
    const now = Timestamp.now()
    const page: PageDocument = {
      ownerId: account.uid,
      kind,
      slug: freeSlug(slug || (content.title ?? ''), kind, takenSlugs(portfolio)),
      content,
      revision: 1,
      createdAt: now,
      updatedAt: now,
      deletedAt: null,
    }
    transaction.create(pageRef(id, pageId), page)
    return { pageId, page, live, portfolio: noteInPortfolio(transaction, id, { pageId, portfolio, live }, page, now) }
  })
}

/**
 * The slug that a page gets with a new title: one made from it, for as long as its owner has not chosen another and it was never
 * public. Undefined where it stays as it is.
 */
export function slugAfter(title: string, { pageId, page, portfolio, live }: StoredPage): string | undefined {
  const { kind, slug, content } = page
  const { pages = [], oldSlugs = {} } = live ?? {}
  const isKnown = pages.some(({ id }) => id === pageId) || Object.values(oldSlugs).some((old) => old.pageId === pageId)
  const wasPublic = isKnown || (!live && portfolio.publishedAt !== null)
  const before = content.title ?? ''
  if (title === before || wasPublic || !isMadeFrom(before, kind, slug)) return undefined
  return freeSlug(title, kind, takenSlugs(portfolio, pageId))
}

/** Slugs of the portfolio's pages. Those of deleted ones are free. */
export const takenSlugs = ({ pages = {} }: Pick<PortfolioDocument, 'pages'>, except = ''): Set<string> =>
  new Set(Object.entries(pages).flatMap(([id, { slug, deleted }]) => (deleted || id === except ? [] : [slug])))

const SUFFIX = ' (copy)'
const TITLE_MAX = 1_000

/** A copy of a page, which shows the same pictures. */
export const copyOf = (content: PageContent): PageContent => ({
  ...content,
  title: cutText(content.title ?? '', TITLE_MAX - SUFFIX.length).trimEnd() + SUFFIX,
})
