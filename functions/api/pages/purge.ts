import {
  type DocumentSnapshot,
  FieldPath,
  FieldValue,
  type QueryDocumentSnapshot,
  Timestamp,
} from 'firebase-admin/firestore'
import { RESTORABLE_DAYS } from '@vitrine/common/limits'
import { deletedPortfolioRef } from '../../lib/documents/deleted-portfolio.ts'
import { allPages, type PageDocument, pageRef, pageVersionsOf } from '../../lib/documents/page.ts'
import { portfolioRef } from '../../lib/documents/portfolio.ts'
import { db } from '../../lib/firebase.ts'
import { transact } from '../../lib/transact.ts'

const DAY_MS = 86_400_000

/**
 * Removes for good the pages that were deleted too long ago to be restored, with their versions. Pages of deleted portfolios go with
 * those. It can be run again at any time.
 */
export async function purgeDeletedPages(now: Timestamp): Promise<void> {
  const before = Timestamp.fromMillis(now.toMillis() - RESTORABLE_DAYS * DAY_MS)
  const expired = allPages().where('deletedAt', '<', before).orderBy('deletedAt').select()
  for await (const snapshot of expired.stream() as AsyncIterable<QueryDocumentSnapshot>) {
    const portfolioId = snapshot.ref.parent.parent?.id
    if (portfolioId) await purgePage(portfolioId, snapshot.id, before)
  }
}

/** Removes a page for good, unless it was restored, or deleted anew, since it was found. @param before when it was deleted at the latest */
export async function purgePage(portfolioId: string, pageId: string, before: Timestamp): Promise<void> {
  const ref = pageRef(portfolioId, pageId)
  if (!isExpired(await ref.get(), before)) return
  await db().recursiveDelete(pageVersionsOf(portfolioId, pageId))
  // Last, so that a removal that stopped half-way is found again.
  await transact(async (transaction) => {
    const [page, portfolio, deleted] = await Promise.all([
      transaction.get(ref),
      transaction.get(portfolioRef(portfolioId)),
      transaction.get(deletedPortfolioRef(portfolioId)),
    ])
    if (!isExpired(page, before)) return
    for (const stored of [portfolio, deleted])
      if (stored.exists) transaction.update(stored.ref, new FieldPath('pages', pageId), FieldValue.delete())
    transaction.delete(ref)
  })
}

const isExpired = (page: DocumentSnapshot<PageDocument>, before: Timestamp): boolean => {
  const deletedAt = page.data()?.deletedAt
  return deletedAt instanceof Timestamp && deletedAt.toMillis() < before.toMillis()
}
