import { FieldPath, type Timestamp } from 'firebase-admin/firestore'
import type { Account } from '../../http/authenticate.ts'
import { transactCounting } from '../../lib/documents/kind.ts'
import { factsOf, type PageDocument, pageRef, pagesOf } from '../../lib/documents/page.ts'
import { portfolioRef } from '../../lib/documents/portfolio.ts'
import { requireRoomInAccount } from '../pages/room.ts'

/** Pages that are written at once: some megabytes. */
const AT_ONCE = 20

/** The pages of a portfolio that are copied with it. */
export async function pagesToCopy(portfolioId: string): Promise<PageDocument[]> {
  const { docs } = await pagesOf(portfolioId).where('deletedAt', '==', null).get()
  return docs.map((snapshot) => snapshot.data())
}

/**
 * Gives a new portfolio its pages, some at a time; each transaction leaves a portfolio that is whole.
 * @throws ApiError limit-reached
 */
export async function createCopies(
  { uid }: Account,
  portfolioId: string,
  pages: readonly PageDocument[],
  now: Timestamp,
): Promise<void> {
  for (let begun = 0; begun < pages.length; begun += AT_ONCE) {
    const some = pages.slice(begun, begun + AT_ONCE)
    await transactCounting(uid, async (transaction, count) => {
      await requireRoomInAccount(uid, count, some.length)
      for (const { ownerId, kind, slug, content } of some) {
        const copy = { ownerId, kind, slug, content, revision: 1, createdAt: now, updatedAt: now, deletedAt: null }
        const ref = pageRef(portfolioId, pagesOf(portfolioId).doc().id)
        transaction.create(ref, copy)
        transaction.update(portfolioRef(portfolioId), new FieldPath('pages', ref.id), factsOf(copy))
      }
    })
  }
}
