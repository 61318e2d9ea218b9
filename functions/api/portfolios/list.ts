import { AggregateField, Timestamp, type DocumentData, type QueryDocumentSnapshot } from 'firebase-admin/firestore'
import { addDays, dayAt } from '@vitrine/common/analytics/days'
import type { OutputOf } from '@vitrine/common/api/endpoint'
import { PORTFOLIOS_PAGE_SIZE, type listPortfolios } from '@vitrine/common/api/portfolios'
import type { PortfolioSummary } from '@vitrine/common/api/shapes'
import { templateIds } from '@vitrine/common/templates/ids'
import { viewsSinceByPortfolio } from '../../analytics/live-views.ts'
import { db } from '../../lib/firebase.ts'
import { pictureAddress } from '../../lib/pictures.ts'
import { deletedPortfolios } from '../../lib/documents/deleted-portfolio.ts'
import { portfolioRef, type PortfolioDocument } from '../../lib/documents/portfolio.ts'
import { iso, ownedBy, toLiveState } from './portfolio.ts'

/** Everything that a card shows, without the rest of the content. */
const cardFields = [
  'name',
  'templateId',
  'status',
  'username',
  'revision',
  'views',
  'updatedAt',
  'live',
  'content.hero.profileImage',
  'content.hero.profileImagePath',
]

/**
 * One page, the last changed first. Costs a page of documents and its cursor, two aggregations, the counter shards of portfolios
 * that were visited today, and at most one document a template.
 */
export async function listPage(uid: string, cursor: string | undefined): Promise<OutputOf<typeof listPortfolios>> {
  const owned = db().collection('portfolios').where('ownerId', '==', uid)
  let page = owned
    .orderBy('updatedAt', 'desc')
    .orderBy('__name__', 'desc')
    .select(...cardFields)
    .limit(PORTFOLIOS_PAGE_SIZE + 1)
  if (cursor !== undefined) {
    const last = await portfolioRef(cursor).get()
    ownedBy(uid, last)
    page = page.startAfter(last)
  }
  const deleted = deletedPortfolios().where('ownerId', '==', uid)
  // Earlier ones have no views any more that are not closed.
  const yesterday = Timestamp.fromDate(new Date(`${addDays(dayAt(Date.now()), -1)}T00:00:00Z`))
  const [found, totals, viewsSinceClosing, deletedCount, lastDeleted, templates] = await Promise.all([
    page.get(),
    owned.aggregate({ portfolios: AggregateField.count(), views: AggregateField.sum('views') }).get(),
    viewsSinceByPortfolio(uid),
    deleted.count().get(),
    deleted.where('deletedAt', '>=', yesterday).orderBy('deletedAt', 'desc').select().get(),
    Promise.all(templateIds.map((id) => owned.where('templateId', '==', id).limit(1).select().get())),
  ])
  const shown = found.docs.slice(0, PORTFOLIOS_PAGE_SIZE)
  for (const { id } of lastDeleted.docs) viewsSinceClosing.delete(id)
  const { portfolios: count, views } = totals.data()
  return {
    portfolios: shown.map((snapshot) => toSummary(snapshot, viewsSinceClosing.get(snapshot.id) ?? 0)),
    nextCursor: found.size > PORTFOLIOS_PAGE_SIZE ? (shown.at(-1)?.id ?? null) : null,
    totals: {
      portfolios: count,
      views: [...viewsSinceClosing.values()].reduce((sum, since) => sum + since, views),
      templates: templates.filter((one) => !one.empty).length,
      deleted: deletedCount.data().count,
    },
  }
}

/** A stored portfolio as far as `cardFields` ask for it. */
type Card = Pick<
  PortfolioDocument,
  'name' | 'templateId' | 'status' | 'username' | 'revision' | 'views' | 'updatedAt' | 'live'
> & {
  content?: { hero?: { profileImage?: string; profileImagePath?: string } }
}

function toSummary(snapshot: QueryDocumentSnapshot<DocumentData>, viewsSince: number): PortfolioSummary {
  const { content, updatedAt, ...card } = snapshot.data() as Card
  return {
    ...card,
    id: snapshot.id,
    views: card.views + viewsSince,
    updatedAt: iso(updatedAt),
    live: toLiveState(card),
    thumbnail: pictureAddress({ src: content?.hero?.profileImage, path: content?.hero?.profileImagePath }),
  }
}
