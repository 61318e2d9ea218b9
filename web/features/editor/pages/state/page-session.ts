import { getPage, patchPage, type Page } from '@vitrine/common/api/pages'
import type { Portfolio } from '@vitrine/common/api/shapes'
import { getAt } from '@vitrine/common/portfolio/paths'
import { request } from '../../../../lib/api.ts'
import type { ListNames } from '../../batch/open-queue.ts'
import { openSession, type DocumentSession } from '../../state/session.ts'
import { createDocumentStore } from '../../state/store.ts'
import { historyKey, readHistory } from '../../state/stored-history.ts'
import { createBlockSource, type BlockSource } from './block-source.ts'
import { BLOCKS, isPageDraft, type PageDraft } from './page-draft.ts'
import { createPageFacts, type PageFacts } from './page-facts.ts'
import { loadedPage, pagePlace } from './page-place.ts'

/** An open page and everything that works on it. */
export interface PageSession extends DocumentSession<PageDraft, Page> {
  facts: PageFacts
  blocks: BlockSource
}

export function openPageSession(uid: string, portfolio: Portfolio, page: Page): PageSession {
  const params = { id: portfolio.id, pageId: page.id }
  const documentId = `${portfolio.id}/${page.id}`
  const { base } = loadedPage(page)
  const store = createDocumentStore<PageDraft>(
    portfolio,
    base,
    Date.now,
    readHistory(sessionStorage, historyKey(uid, documentId)),
  )
  const facts = createPageFacts(page)
  const session = openSession<PageDraft, Page>({
    uid,
    portfolioId: portfolio.id,
    documentId,
    store,
    place: pagePlace(store, facts, {
      patch: (ops, revision) => request(patchPage, { params, body: { ops }, ifMatch: revision }),
      load: () => request(getPage, { params }),
    }),
    isDocument: isPageDraft,
    // Everything in a page is optional.
    isFinished: () => true,
    sharesFiles: true,
    isPrivate: () => store.getState().history.present.content.private === true,
    lists: blockLists(() => store.getState().history.present),
  })
  return { ...session, facts, blocks: createBlockSource(store) }
}

/** Lists of pictures in blocks, by the id of the block: it may be moved while its pictures are on their way. */
const blockLists = (draft: () => PageDraft): ListNames => ({
  nameOf(path) {
    const [, index, rest] = /^content\.blocks\.(\d+)\.(.+)$/.exec(path) ?? []
    const itemId = getAt(draft(), `${BLOCKS}.${index}.itemId`)
    return typeof itemId === 'string' ? `${itemId}:${rest}` : path
  },
  pathOf(name) {
    const [itemId, rest] = name.split(':')
    const index = draft().content.blocks?.findIndex((block) => block.itemId === itemId) ?? -1
    return index < 0 ? null : `${BLOCKS}.${index}.${rest}`
  },
})
