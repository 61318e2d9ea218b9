import {
  type DocumentData,
  type DocumentReference,
  type DocumentSnapshot,
  FieldPath,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore'
import type { PageContent } from '@vitrine/common/portfolio/pages/page-content'
import { notFound } from '../../http/api-error.ts'
import { liveRef } from '../../lib/documents/live.ts'
import { liveState, type LiveDocument } from '../../lib/documents/live-document.ts'
import {
  factsOf,
  type PageDocument,
  pageRef,
  pageVersionsOf,
  type PageVersionDocument,
} from '../../lib/documents/page.ts'
import { portfolioRef, type PortfolioDocument } from '../../lib/documents/portfolio.ts'
import { transactInTurn } from '../../lib/turns.ts'
import { revisionConflict } from '../portfolios/change.ts'
import { ownedBy } from '../portfolios/portfolio.ts'
import { pruneVersions } from '../portfolios/prune-versions.ts'
import { settlePictures } from '../portfolios/settle-pictures.ts'
import { isVersionDue, keepSnapshot, latestVersion } from '../portfolios/snapshot.ts'

export interface PagePlace {
  uid: string
  id: string
  pageId: string
}

/** A page with the portfolio that it belongs to. */
export interface StoredPage {
  pageId: string
  page: PageDocument
  portfolio: PortfolioDocument
  /** What visitors see; null while nothing is published. */
  live: LiveDocument | null
  /** The version that holds what was there before a change, where that was kept. */
  version?: number
}

interface Change extends PagePlace {
  /** The revision that the change was made from; null where the caller does not care. */
  ifMatch?: number | null
  /** Keeps what was there as a version, however short ago the last one was kept. */
  keepAs?: 'replaced'
  /** Whether it is about a page that was deleted. */
  ofDeleted?: boolean
}

type PageChanges = Partial<Pick<PageDocument, 'content' | 'slug' | 'deletedAt'>>
type Decide = (present: StoredPage, transaction: Transaction) => PageChanges | null | Promise<PageChanges | null>

/**
 * The one way in which the draft of a page changes, as changePortfolio() is for the portfolio itself. In the same transaction the
 * portfolio learns what there is to know of the page, and counts anew in how many places the draft differs from what is live. Pictures
 * of a page that has become private or public follow.
 * @throws ApiError not-found, revision-conflict, and whatever `decide` throws
 */
export async function changePage(change: Change, decide: Decide): Promise<StoredPage> {
  const { uid, id, pageId } = change
  const { before, stored } = await write(change, decide)
  let last = stored
  await settlePictures({ uid, id }, before, stored.page, false, async (contentOf) => {
    const settled = await write({ uid, id, pageId }, ({ page }) => {
      const content = contentOf(page.content)
      return content && { content }
    })
    last = settled.stored
    return last.page
  })
  return { ...last, version: stored.version }
}

async function write(change: Change, decide: Decide): Promise<{ before: PageContent; stored: StoredPage }> {
  const { uid, id, pageId, ifMatch = null, keepAs, ofDeleted = false } = change
  const { kept, before, ...stored } = await transactInTurn(id, async (transaction) => {
    const now = Timestamp.now()
    const present = await readPage({ uid, id, pageId }, transaction)
    const { page, live } = present
    if ((page.deletedAt !== null) !== ofDeleted) throw notFound('Page')
    if (ifMatch !== null && ifMatch !== page.revision) throw revisionConflict('page', page.revision)
    const keeps = keepAs !== undefined || isVersionDue(page, now)
    const versions = pageVersionsOf(id, pageId)
    const latest = keeps ? await latestVersion(versions, transaction) : null
    const changes = await decide(present, transaction)
    if (!changes) return { ...present, before: page.content, kept: false }
    const next: PageDocument = {
      ...page,
      ...changes,
      revision: page.revision + 1,
      updatedAt: now,
      ...(keeps && { versionedAt: now }),
    }
    const { content } = page
    const version =
      keeps &&
      keepSnapshot(transaction, {
        versions,
        stored: page,
        part: { content },
        partOf: contentOf,
        latest,
        reason: keepAs ?? 'edited',
        now,
      })
    transaction.set(pageRef(id, pageId), next)
    return {
      pageId,
      page: next,
      portfolio: noteInPortfolio(transaction, id, present, next, now),
      live,
      before: content,
      kept: keeps,
      // Without a new one the last one is the same.
      version: (version || latest)?.revision,
    }
  })
  if (kept) await pruneVersions(uid)
  return { before, stored }
}

const contentOf = ({ content }: Pick<PageVersionDocument, 'content'>) => content

/** Writes what a portfolio says of a page. Gives the portfolio as it then is. */
export function noteInPortfolio(
  transaction: Transaction,
  id: string,
  { pageId, portfolio, live }: Pick<StoredPage, 'pageId' | 'portfolio' | 'live'>,
  page: PageDocument,
  now: Timestamp,
): PortfolioDocument {
  const facts = factsOf(page)
  const next = { ...portfolio, pages: { ...portfolio.pages, [pageId]: facts }, updatedAt: now }
  const state = live && liveState(live, next)
  transaction.update(portfolioRef(id), new FieldPath('pages', pageId), facts, 'updatedAt', now)
  if (state) transaction.update(portfolioRef(id), { live: state })
  return state ? { ...next, live: state } : next
}

/** A page of an account, deleted or not. @throws ApiError not-found */
export async function readPage({ uid, id, pageId }: PagePlace, transaction?: Transaction): Promise<StoredPage> {
  const get = <T>(ref: DocumentReference<T, DocumentData>): Promise<DocumentSnapshot<T, DocumentData>> =>
    transaction ? transaction.get(ref) : ref.get()
  const [own, found, site] = await Promise.all([get(portfolioRef(id)), get(pageRef(id, pageId)), get(liveRef(id))])
  const portfolio = ownedBy(uid, own)
  const page = found.data()
  if (!page) throw notFound('Page')
  return { pageId, page, portfolio, live: site.data() ?? null }
}
