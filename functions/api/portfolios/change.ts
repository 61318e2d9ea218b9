import { Timestamp, type Transaction } from 'firebase-admin/firestore'
import { ApiError } from '../../http/api-error.ts'
import { transact } from '../../lib/transact.ts'
import { portfolioRef, type PortfolioDocument } from '../../lib/documents/portfolio.ts'
import type { VersionDocument } from '../../lib/documents/version.ts'
import { ownedBy } from './portfolio.ts'
import { pruneVersions } from './prune-versions.ts'
import { isVersionDue, keepSnapshot, latestVersion } from './snapshot.ts'

type Changes = Partial<Omit<PortfolioDocument, 'ownerId' | 'revision' | 'createdAt' | 'updatedAt' | 'versionedAt'>>

interface Change {
  id: string
  uid: string
  /** The revision that the change was made from; null where the caller does not care. */
  ifMatch: number | null
  /** Keeps what was there as a version, however short ago the last one was kept. */
  keepAs?: VersionDocument['reason']
}

/**
 * The one way in which a portfolio changes: in a transaction, by its owner, from the revision that the caller saw, with
 * the next revision. `decide` may read more in the transaction before it returns what changes, or null for nothing.
 * What was there before is kept as a version when the last one is old.
 * @throws ApiError not-found, revision-conflict, and whatever `decide` throws
 */
export async function changePortfolio(
  { id, uid, ifMatch, keepAs }: Change,
  decide: (stored: PortfolioDocument, transaction: Transaction) => Changes | null | Promise<Changes | null>,
): Promise<PortfolioDocument> {
  const { changed, kept } = await transact(async (transaction) => {
    const now = Timestamp.now()
    const stored = ownedBy(uid, await transaction.get(portfolioRef(id)))
    if (ifMatch !== null && ifMatch !== stored.revision) throw revisionConflict(stored.revision)
    const keeps = keepAs !== undefined || isVersionDue(stored, now)
    const latest = keeps ? await latestVersion(id, transaction) : null
    const changes = await decide(stored, transaction)
    if (!changes) return { changed: stored, kept: false }
    const revised = { ...changes, revision: stored.revision + 1, updatedAt: now, ...(keeps && { versionedAt: now }) }
    if (keeps) keepSnapshot(transaction, { id, stored, latest, reason: keepAs ?? 'edited', now })
    transaction.update(portfolioRef(id), revised)
    return { changed: { ...stored, ...revised }, kept: keeps }
  })
  if (kept) await pruneVersions(uid)
  return changed
}

function revisionConflict(revision: number): ApiError {
  return new ApiError(
    'revision-conflict',
    'This portfolio was changed somewhere else in the meantime. Your edit is kept; compare and save again.',
    { revision },
  )
}
