import { Timestamp, type QueryDocumentSnapshot } from 'firebase-admin/firestore'
import { RESTORABLE_DAYS } from '@vitrine/common/limits'
import { db } from '../../lib/firebase.ts'
import { transact } from '../../lib/transact.ts'
import { removeFolder } from '../../lib/storage.ts'
import {
  deletedPortfolioRef,
  deletedPortfolios,
  type DeletedPortfolioDocument,
} from '../../lib/documents/deleted-portfolio.ts'
import { domainRequestRef, domains, noteRelease } from '../../lib/documents/domain.ts'
import { portfolioRef } from '../../lib/documents/portfolio.ts'
import { deleteLinks, privateLinksTo } from '../../lib/documents/private-link.ts'

const PAGE = 50
const DAY_MS = 86_400_000

/** When a portfolio that was deleted at this moment is removed for good. */
export const expiryOf = (deletedAt: Timestamp): Timestamp =>
  Timestamp.fromMillis(deletedAt.toMillis() + RESTORABLE_DAYS * DAY_MS)

/**
 * Removes for good what was deleted too long ago to be restored: document, what is below it, and pictures.
 * @throws AggregateError when some could not be removed; they are tried again the next time
 */
export async function purgeDeletedPortfolios(now: Timestamp): Promise<void> {
  const before = Timestamp.fromMillis(now.toMillis() - RESTORABLE_DAYS * DAY_MS)
  const expired = deletedPortfolios().where('deletedAt', '<', before).orderBy('deletedAt').select('ownerId').limit(PAGE)
  const failures: unknown[] = []
  let last: QueryDocumentSnapshot | undefined
  do {
    const page = await (last ? expired.startAfter(last) : expired).get()
    const results = await Promise.allSettled(page.docs.map(({ id }) => purge(id, before)))
    failures.push(...results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : [])))
    last = page.docs.at(PAGE - 1)
  } while (last)
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} deleted portfolios could not be removed`)
}

async function purge(id: string, before: Timestamp): Promise<void> {
  const ownerId = await close(id, before)
  if (ownerId === null) return
  const given = await domains().where('portfolioId', '==', id).get()
  const letGo = db().batch()
  for (const { id: domain, ref } of given.docs) {
    letGo.delete(ref)
    noteRelease(letGo, domain, 'left', Timestamp.now())
  }
  letGo.delete(domainRequestRef(id))
  await Promise.all([
    letGo.commit(),
    deleteLinks(privateLinksTo(id)),
    db().recursiveDelete(portfolioRef(id)),
    removeFolder(`user-assets/${ownerId}/${id}/`),
  ])
  // Last, so that a removal that stopped half-way is found again.
  await deletedPortfolioRef(id).delete()
}

/** Ends the time in which it can be restored, and gives its owner; null where it was restored in the meantime. */
function close(id: string, before: Timestamp): Promise<string | null> {
  return transact(async (transaction) => {
    const deleted: DeletedPortfolioDocument | undefined = (await transaction.get(deletedPortfolioRef(id))).data()
    if (!deleted || deleted.deletedAt.toMillis() >= before.toMillis()) return null
    transaction.update(deletedPortfolioRef(id), { purging: true })
    return deleted.ownerId
  })
}
