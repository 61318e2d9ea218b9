import { Timestamp } from 'firebase-admin/firestore'
import { DELETED_PAGES_PER_PORTFOLIO, RESTORABLE_DAYS } from '@vitrine/common/limits'
import { freeSlug, slugMessages, slugProblem } from '@vitrine/common/portfolio/pages/slug'
import type { Handlers } from '../../http/app.ts'
import { ApiError, notFound } from '../../http/api-error.ts'
import { liveRef } from '../../lib/documents/live.ts'
import { livePageRef } from '../../lib/documents/live-page.ts'
import { type PageDocument, pagesOf, pageVersionsOf } from '../../lib/documents/page.ts'
import { type PortfolioDocument, portfolioRef } from '../../lib/documents/portfolio.ts'
import { revisionConflict } from '../portfolios/change.ts'
import { patched } from '../portfolios/content-policy.ts'
import { iso, ownedBy, toLiveState } from '../portfolios/portfolio.ts'
import { changePage, type PagePlace, readPage } from './change.ts'
import { copyOf, createPage, slugAfter, takenSlugs } from './create.ts'
import { pageExpiryOf, toPage, toSummary } from './page.ts'
import { storablePage } from './page-policy.ts'
import { requireRoomForPages } from './room.ts'

type PageHandlers = Pick<
  Handlers,
  | 'listPages'
  | 'createPage'
  | 'getPage'
  | 'patchPage'
  | 'setPageSlug'
  | 'duplicatePage'
  | 'deletePage'
  | 'restorePage'
  | 'discardPage'
  | 'undoDiscardPage'
>

export const pageHandlers: PageHandlers = {
  async listPages({ account, params: { id } }) {
    const portfolio = ownedBy(account.uid, await portfolioRef(id).get())
    const [pages, site] = await Promise.all([pagesOf(id).orderBy('createdAt').get(), liveRef(id).get()])
    const live = site.data() ?? null
    const all = pages.docs.map((snapshot): [string, PageDocument] => [snapshot.id, snapshot.data()])
    return {
      pages: all
        .filter(([, { deletedAt }]) => deletedAt === null)
        .map(([pageId, page]) => toSummary(pageId, page, portfolio.pages?.[pageId], live)),
      deleted: all.flatMap(([pageId, { kind, content, deletedAt }]) =>
        deletedAt
          ? [
              {
                id: pageId,
                kind,
                title: content.title ?? '',
                deletedAt: iso(deletedAt),
                expiresAt: iso(pageExpiryOf(deletedAt)),
              },
            ]
          : [],
      ),
    }
  },

  async createPage({ account, params: { id }, body: { kind, content = {}, item, slug } }) {
    const storable = storablePage(item === undefined ? content : { ...content, item })
    return toPage(await createPage(account, id, { kind, content: storable.content, slug }))
  },

  async getPage({ account, params: { id, pageId } }) {
    const stored = await readPage({ uid: account.uid, id, pageId })
    if (stored.page.deletedAt) throw notFound('Page')
    return toPage(stored)
  },

  async patchPage({ account, params: { id, pageId }, body, ifMatch }) {
    let cleaned: string[] = []
    const stored = await changePage({ uid: account.uid, id, pageId, ifMatch }, (present) => {
      const { content, cleaned: changed } = storablePage(patched(present.page.content, body.ops))
      cleaned = changed
      const slug = slugAfter(content.title ?? '', present)
      return { content, ...(slug !== undefined && { slug }) }
    })
    return { ...toPage(stored), cleaned }
  },

  async setPageSlug({ account, params: { id, pageId }, body: { slug } }) {
    const problem = slugProblem(slug)
    if (problem) throw new ApiError('invalid-input', problem, { issues: [{ path: 'body.slug', message: problem }] })
    const stored = await changePage({ uid: account.uid, id, pageId }, ({ portfolio }) => {
      if (takenSlugs(portfolio, pageId).has(slug)) throw new ApiError('slug-taken', slugMessages.taken)
      return { slug }
    })
    return toPage(stored)
  },

  async duplicatePage({ account, params: { id, pageId } }) {
    const { page } = await readPage({ uid: account.uid, id, pageId })
    if (page.deletedAt) throw notFound('Page')
    const { content } = storablePage(copyOf(page.content))
    return toPage(await createPage(account, id, { kind: page.kind, content }))
  },

  async deletePage({ account, params: { id, pageId } }) {
    const { portfolio } = await remove({ uid: account.uid, id, pageId })
    return { deleted: true, site: toLiveState(portfolio) }
  },

  async restorePage({ account, params: { id, pageId } }) {
    const stored = await changePage(
      { uid: account.uid, id, pageId, ofDeleted: true },
      ({ page: { kind, slug, deletedAt }, portfolio }) => {
        // It may be on its way out.
        if (deletedAt && pageExpiryOf(deletedAt).toMillis() < Date.now()) throw notFound('Page')
        requireRoomForPages(account, portfolio)
        const taken = takenSlugs(portfolio)
        return { deletedAt: null, ...(taken.has(slug) && { slug: freeSlug(slug, kind, taken) }) }
      },
    )
    return toPage(stored)
  },

  async discardPage({ account, params: { id, pageId } }) {
    const place = { uid: account.uid, id, pageId }
    const { page, live } = await readPage(place)
    if (!live) throw notFound('Published page')
    const published = live.pages?.find((one) => one.id === pageId)
    if (!published) {
      const { portfolio } = await remove(place)
      return { page: null, site: toLiveState(portfolio), discarded: null }
    }
    let before = page
    const stored = await changePage(
      { ...place, keepAs: 'replaced', ofDeleted: page.deletedAt !== null },
      async (present, transaction) => {
        before = present.page
        const copy = present.live?.pages?.find((one) => one.id === pageId)
        const content = copy && (await transaction.get(livePageRef(id, copy))).data()?.content
        // It was taken down meanwhile.
        if (!copy || !content) throw revisionConflict('page', present.page.revision)
        if (present.page.deletedAt) requireRoomForPages(account, present.portfolio)
        const taken = takenSlugs(present.portfolio, pageId)
        const { kind } = present.page
        return { content, slug: taken.has(copy.slug) ? freeSlug(copy.slug, kind, taken) : copy.slug, deletedAt: null }
      },
    )
    const { slug, deletedAt } = before
    return {
      page: toPage(stored),
      site: toLiveState(stored.portfolio),
      discarded: { version: String(stored.version), slug, deleted: deletedAt !== null },
    }
  },

  async undoDiscardPage({ account, params: { id, pageId }, body: { version, slug, deleted } }) {
    const place = { uid: account.uid, id, pageId }
    const { page } = await readPage(place)
    const { portfolio } = await changePage(
      { ...place, keepAs: 'replaced', ofDeleted: page.deletedAt !== null },
      async (present, transaction) => {
        const kept = (await transaction.get(pageVersionsOf(id, pageId).doc(version))).data()
        if (!kept) throw notFound('Version')
        if (deleted) requireRoomForDeleted(present.portfolio)
        else if (present.page.deletedAt) requireRoomForPages(account, present.portfolio)
        const taken = takenSlugs(present.portfolio, pageId)
        const isFree = slugProblem(slug) === null && !taken.has(slug)
        return {
          content: storablePage(kept.content).content,
          slug: isFree ? slug : present.page.slug,
          deletedAt: deleted ? Timestamp.now() : null,
        }
      },
    )
    return { site: toLiveState(portfolio) }
  },
}

const remove = (place: PagePlace) =>
  changePage(place, ({ portfolio }) => {
    requireRoomForDeleted(portfolio)
    return { deletedAt: Timestamp.now() }
  })

/** @throws ApiError limit-reached */
function requireRoomForDeleted({ pages = {} }: Pick<PortfolioDocument, 'pages'>): void {
  if (Object.values(pages).filter(({ deleted }) => deleted).length >= DELETED_PAGES_PER_PORTFOLIO)
    throw new ApiError('limit-reached', tooManyDeleted)
}

const tooManyDeleted = `You have deleted ${DELETED_PAGES_PER_PORTFOLIO} pages of this portfolio, which is as many as can be restored. The first of them is removed for good ${RESTORABLE_DAYS} days after it was deleted.`
