import type { Handlers } from '../../http/app.ts'
import { notFound } from '../../http/api-error.ts'
import { pageVersionsOf, type PageVersionDocument } from '../../lib/documents/page.ts'
import { iso } from '../portfolios/portfolio.ts'
import { changePage, type PagePlace, readPage } from './change.ts'
import { toPage } from './page.ts'
import { storablePage } from './page-policy.ts'

const PAGE = 20
/** Everything of a version but its content, which may be large. */
const summaryFields = ['revision', 'at', 'reason', 'label', 'changed', 'changedCount', 'expireAt'] as const

type PageVersionHandlers = Pick<Handlers, 'listPageVersions' | 'getPageVersion' | 'restorePageVersion'>

export const pageVersionHandlers: PageVersionHandlers = {
  async listPageVersions({ account, params: { id, pageId }, query }) {
    await requirePage({ uid: account.uid, id, pageId })
    const ordered = pageVersionsOf(id, pageId)
      .orderBy('revision', 'desc')
      .select(...summaryFields)
    const { docs } = await (query.cursor === undefined ? ordered : ordered.startAfter(Number(query.cursor)))
      .limit(PAGE)
      .get()
    const versions = docs.map((snapshot) => summaryOf(snapshot.data() as PageVersionDocument))
    return { versions, nextCursor: versions.length === PAGE ? (versions.at(-1)?.id ?? null) : null }
  },

  async getPageVersion({ account, params: { id, pageId, version } }) {
    await requirePage({ uid: account.uid, id, pageId })
    const versions = pageVersionsOf(id, pageId)
    const stored = (await versions.doc(version).get()).data()
    if (!stored) throw notFound('Version')
    const before = await versions.orderBy('revision', 'desc').startAfter(stored.revision).limit(1).get()
    const [previous = null] = before.docs.map((snapshot) => snapshot.data().content)
    return { ...summaryOf(stored), content: stored.content, previous }
  },

  async restorePageVersion({ account, params: { id, pageId, version }, ifMatch }) {
    const change = { uid: account.uid, id, pageId, ifMatch, keepAs: 'replaced' as const }
    const stored = await changePage(change, async (_present, transaction) => {
      const kept = (await transaction.get(pageVersionsOf(id, pageId).doc(version))).data()
      if (!kept) throw notFound('Version')
      return { content: storablePage(kept.content).content }
    })
    return toPage(stored)
  },
}

/** @throws ApiError not-found */
async function requirePage(place: PagePlace): Promise<void> {
  const { page } = await readPage(place)
  if (page.deletedAt) throw notFound('Page')
}

function summaryOf({ revision, at, reason, label, changed, changedCount, expireAt }: PageVersionDocument) {
  return {
    id: String(revision),
    at: iso(at),
    reason,
    label,
    changed,
    changedCount,
    expiresAt: expireAt ? iso(expireAt) : null,
  }
}
