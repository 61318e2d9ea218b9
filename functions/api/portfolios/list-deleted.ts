import type { OutputOf } from '@vitrine/common/api/endpoint'
import { PORTFOLIOS_PAGE_SIZE, type listDeletedPortfolios } from '@vitrine/common/api/portfolios'
import {
  deletedPortfolioRef,
  deletedPortfolios,
  type DeletedPortfolioDocument,
} from '../../lib/documents/deleted-portfolio.ts'
import { iso, ownedBy } from './portfolio.ts'
import { expiryOf } from './purge.ts'

/** What can be restored, the last deleted first. */
export async function deletedPage(
  uid: string,
  cursor: string | undefined,
): Promise<OutputOf<typeof listDeletedPortfolios>> {
  let page = deletedPortfolios()
    .where('ownerId', '==', uid)
    .orderBy('deletedAt', 'desc')
    .orderBy('__name__', 'desc')
    .select('name', 'templateId', 'status', 'username', 'deletedAt')
    .limit(PORTFOLIOS_PAGE_SIZE + 1)
  if (cursor !== undefined) {
    const last = await deletedPortfolioRef(cursor).get()
    ownedBy(uid, last)
    page = page.startAfter(last)
  }
  const found = await page.get()
  const shown = found.docs.slice(0, PORTFOLIOS_PAGE_SIZE)
  return {
    portfolios: shown.map((snapshot) => {
      const { name, templateId, status, username, deletedAt } = snapshot.data() as DeletedPortfolioDocument
      return {
        id: snapshot.id,
        name,
        templateId,
        status,
        username,
        deletedAt: iso(deletedAt),
        expiresAt: iso(expiryOf(deletedAt)),
      }
    }),
    nextCursor: found.size > PORTFOLIOS_PAGE_SIZE ? (shown.at(-1)?.id ?? null) : null,
  }
}
