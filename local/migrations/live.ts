import {
  FieldPath,
  FieldValue,
  type DocumentReference,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore'
import { withItemIds } from '@vitrine/common/portfolio/item-ids'
import { liveState, toLive, type LiveDocument } from '../../functions/lib/documents/live-document.ts'
import type { PortfolioDocument } from '../../functions/lib/documents/portfolio.ts'
import type { VersionDocument } from '../../functions/lib/documents/version.ts'
import { versionedPart } from '../../functions/lib/documents/versioned-part.ts'

export interface MigratedLive {
  /** Published portfolios of which nothing was live yet. */
  made: number
  /** Those whose draft was changed by who did not count it. */
  counted: number
  /** Pages whose portfolios are not published any more. */
  removed: number
}

const PAGE = 50

/**
 * Gives every published portfolio from before there was a draft what is live of it: what it holds. Changes nothing that is live
 * already, so it can be run at any time and as often as one likes; also while functions of the release before are running, which
 * save, publish, unpublish and delete without it.
 */
export async function migrateLive(db: Firestore): Promise<MigratedLive> {
  const done: MigratedLive = { made: 0, counted: 0, removed: 0 }
  const published = db.collection('portfolios').where('status', '==', 'published')
  for await (const { id } of pagesOf(published)) {
    const what = await migratePortfolio(db, id)
    if (what) done[what]++
  }
  for await (const { ref } of pagesOf(db.collectionGroup('live'))) {
    if (await removeLeftOver(db, ref)) done.removed++
  }
  return done
}

/** A page at a time, so that documents may come and go meanwhile. */
async function* pagesOf(query: Query): AsyncGenerator<QueryDocumentSnapshot> {
  let last: QueryDocumentSnapshot | undefined
  do {
    const ordered = query.orderBy(FieldPath.documentId()).select().limit(PAGE)
    const { docs } = await (last ? ordered.startAfter(last) : ordered).get()
    yield* docs
    last = docs.at(PAGE - 1)
  } while (last)
}

function migratePortfolio(db: Firestore, id: string): Promise<'made' | 'counted' | null> {
  const ref = db.collection('portfolios').doc(id)
  const liveRef = ref.collection('live').doc('site')
  return db.runTransaction(async (transaction) => {
    const [stored, present] = await Promise.all([transaction.get(ref), transaction.get(liveRef)])
    const portfolio = withIds(stored.data() as PortfolioDocument | undefined)
    if (portfolio?.status !== 'published' || !portfolio.username) return null
    const before = withIds(present.data() as LiveDocument | undefined)
    if (before) {
      const state = liveState(before, portfolio)
      if (portfolio.live?.revision === state.revision && portfolio.live.changed === state.changed) return null
      transaction.update(ref, { live: state })
      return 'counted'
    }
    const versionRef = ref.collection('versions').doc(String(portfolio.revision))
    const version = await transaction.get(versionRef)
    const { provedDomain, domainServes, username } = portfolio
    const live = toLive(
      { ...portfolio, username },
      {
        part: portfolio,
        revision: portfolio.revision,
        domain: {
          ...(provedDomain !== undefined && { provedDomain }),
          ...(domainServes !== undefined && { domainServes }),
        },
        pages: [],
        oldSlugs: {},
        sharedPictures: {},
      },
      portfolio.updatedAt,
    )
    transaction.create(liveRef, live)
    if (version.exists) transaction.update(versionRef, { reason: 'published', expireAt: FieldValue.delete() })
    else transaction.create(versionRef, versionOf(portfolio))
    transaction.update(ref, { live: liveState(live, portfolio) })
    return 'made'
  })
}

/** So that what was live can be made live again. */
const versionOf = (portfolio: PortfolioDocument): VersionDocument => ({
  ...versionedPart(portfolio),
  ownerId: portfolio.ownerId,
  revision: portfolio.revision,
  at: portfolio.updatedAt,
  reason: 'published',
  label: null,
  changed: [],
  changedCount: 0,
})

/** @returns whether there was a page without a portfolio that is published */
function removeLeftOver(db: Firestore, liveRef: DocumentReference): Promise<boolean> {
  const ref = liveRef.parent.parent
  if (!ref) return Promise.resolve(false)
  return db.runTransaction(async (transaction) => {
    const portfolio = await transaction.get(ref)
    if (portfolio.get('status') === 'published') return false
    transaction.delete(liveRef)
    if (portfolio.exists) transaction.update(ref, { live: null })
    return true
  })
}

const withIds = <T extends Pick<PortfolioDocument, 'content'>>(stored: T | undefined): T | undefined =>
  stored && { ...stored, content: withItemIds(stored.content) }
