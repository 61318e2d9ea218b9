import { Timestamp, type Transaction } from 'firebase-admin/firestore'
import { VERSION_DAYS, VERSION_INTERVAL_MINUTES } from '@vitrine/common/limits'
import { changesBetween } from '@vitrine/common/portfolio/changes'
import type { PortfolioDocument } from '../../lib/documents/portfolio.ts'
import { versionRef, versionsOf, type VersionDocument } from '../../lib/documents/version.ts'
import { versionedPart } from '../../lib/documents/versioned-part.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
/** Paths that a version lists; the list of versions reads them all. */
const LISTED_CHANGES = 50

/** Whether a portfolio has gone without a version for so long that its next change is to keep one. */
export const isVersionDue = ({ versionedAt }: Pick<PortfolioDocument, 'versionedAt'>, now: Timestamp): boolean =>
  !versionedAt || now.toMillis() - versionedAt.toMillis() >= VERSION_INTERVAL_MINUTES * MINUTE_MS

/** The version before, for comparing: to be read before the transaction writes. */
export async function latestVersion(id: string, transaction: Transaction): Promise<VersionDocument | null> {
  const { docs } = await transaction.get(versionsOf(id).orderBy('revision', 'desc').limit(1))
  return docs[0]?.data() ?? null
}

export interface Snapshot {
  id: string
  stored: PortfolioDocument
  latest: VersionDocument | null
  reason: VersionDocument['reason']
  label?: string
  now: Timestamp
}

/** Keeps the stored state of a portfolio as a version. Gives it, or null where the version before is the same. */
export function keepSnapshot(
  transaction: Transaction,
  { id, stored, latest, reason, label = '', now }: Snapshot,
): VersionDocument | null {
  const paths = latest ? changesBetween(versionedPart(latest), versionedPart(stored)).map(({ path }) => path) : []
  const asked = reason === 'published' || reason === 'named'
  if (latest && paths.length === 0 && !asked) return null
  const same = latest?.revision === stored.revision ? latest : null
  const version: VersionDocument = {
    ...versionedPart(stored),
    ownerId: stored.ownerId,
    revision: stored.revision,
    // One that was not asked for is as old as what it holds.
    at: asked ? now : stored.updatedAt,
    reason: same?.reason === 'published' ? 'published' : reason,
    label: label || (same?.label ?? null),
    changed: same?.changed ?? paths.slice(0, LISTED_CHANGES),
    changedCount: same?.changedCount ?? paths.length,
    ...(!asked && { expireAt: expiryFrom(now) }),
  }
  transaction.set(versionRef(id, stored.revision), version)
  return version
}

/** When a version that is neither published nor named goes away. */
export const expiryFrom = (now: Timestamp): Timestamp => Timestamp.fromMillis(now.toMillis() + VERSION_DAYS * DAY_MS)
