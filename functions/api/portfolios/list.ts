import { AggregateField, type DocumentData, type QueryDocumentSnapshot } from 'firebase-admin/firestore'
import type { OutputOf } from '@vitrine/common/api/endpoint'
import { PORTFOLIOS_PAGE_SIZE, type listPortfolios } from '@vitrine/common/api/portfolios'
import type { PortfolioSummary } from '@vitrine/common/api/shapes'
import { templateIds } from '@vitrine/common/templates/ids'
import { db } from '../../lib/firebase.ts'
import { pictureAddress } from '../../lib/pictures.ts'
import { deletedPortfolios } from '../../lib/documents/deleted-portfolio.ts'
import { portfolioRef, type PortfolioDocument } from '../../lib/documents/portfolio.ts'
import { iso, ownedBy } from './portfolio.ts'

/** Everything that a card shows, without the rest of the content. */
const cardFields = [
  'name', 'templateId', 'status', 'username', 'revision', 'views', 'updatedAt', 'content.hero.profileImage', 'content.hero.profileImagePath',
]

/** One page, the last changed first. Costs a page of documents and its cursor, two aggregations and at most one document a template. */
export async function listPage(uid: string, cursor: string | undefined): Promise<OutputOf<typeof listPortfolios>> {
  const owned = db().collection('portfolios').where('ownerId', '==', uid)
  let page = owned.orderBy('updatedAt', 'desc').orderBy('__name__', 'desc').select(...cardFields).limit(PORTFOLIOS_PAGE_SIZE + 1)
  if (cursor !== undefined) {
    const last = await portfolioRef(cursor).get()
    ownedBy(uid, last)
    page = page.startAfter(last)
  }
  const [found, totals, deleted, templates] = await Promise.all([
    page.get(),
    owned.aggregate({ portfolios: AggregateField.count(), views: AggregateField.sum('views') }).get(),
    deletedPortfolios().where('ownerId', '==', uid).count().get(),
    Promise.all(templateIds.map((id) => owned.where('templateId', '==', id).limit(1).select().get())),
  ])
  const shown = found.docs.slice(0, PORTFOLIOS_PAGE_SIZE)
  return {
    portfolios: shown.map(toSummary),
    nextCursor: found.size > PORTFOLIOS_PAGE_SIZE ? (shown.at(-1)?.id ?? null) : null,
    totals: { ...totals.data(), templates: templates.filter((one) => !one.empty).length, deleted: deleted.data().count },
  }
}

/** A stored portfolio as far as `cardFields` ask for it. */
type Card = Pick<PortfolioDocument, 'name' | 'templateId' | 'status' | 'username' | 'revision' | 'views' | 'updatedAt'> & {
  content?: { hero?: { profileImage?: string; profileImagePath?: string } }
}

function toSummary(snapshot: QueryDocumentSnapshot<DocumentData>): PortfolioSummary {
  const { content, updatedAt, ...card } = snapshot.data() as Card
  return {
    ...card,
    id: snapshot.id,
    updatedAt: iso(updatedAt),
    thumbnail: pictureAddress({ src: content?.hero?.profileImage, path: content?.hero?.profileImagePath }),
  }
}
