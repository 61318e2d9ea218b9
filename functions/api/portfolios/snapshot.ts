import { type CollectionReference, type DocumentData, Timestamp, type Transaction } from 'firebase-admin/firestore'
import { VERSION_DAYS, VERSION_INTERVAL_MINUTES } from '@vitrine/common/limits'
import { changesBetween } from '@vitrine/common/portfolio/changes'
import type { PortfolioDocument } from '../../lib/documents/portfolio.ts'
import type { VersionFacts } from '../../lib/documents/version.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
/** Paths that a version lists; the list of versions reads them all. */
const LISTED_CHANGES = 50

/** Whether a portfolio or page has gone without a version for so long that its next change is to keep one. */
export const isVersionDue = ({ versionedAt }: Pick<PortfolioDocument, 'versionedAt'>, now: Timestamp): boolean =>
  !versionedAt || now.toMillis() - versionedAt.toMillis() >= VERSION_INTERVAL_MINUTES * MINUTE_MS

type Versions<Part> = CollectionReference<VersionFacts & Part, DocumentData>

/** The version before, for comparing: to be read before the transaction writes. */
export async function latestVersion<Part>(
  versions: Versions<Part>,
  transaction: Transaction,
): Promise<(VersionFacts & Part) | null> {
  const { docs } = await transaction.get(versions.orderBy('revision', 'desc').limit(1))
  return docs[0]?.data() ?? null
}

export interface Snapshot<Part extends object> {
  versions: Versions<Part>
  stored: { ownerId: string; revision: number; updatedAt: Timestamp }
  /** What is kept of it, and of the version before. */
  part: Part
  latest: (VersionFacts & Part) | null
  partOf: (version: Part) => object
  reason: VersionFacts['reason']
  /** What else it changes, beside what differs from the version before. */
  also?: readonly string[]
  label?: string
  now: Timestamp
}

/** Keeps the stored state of a portfolio or page as a version. Gives it, or null where the version before is the same. */
export function keepSnapshot<Part extends object>(
  transaction: Transaction,
  { versions, stored, part, latest, partOf, reason, also = [], label = '', now }: Snapshot<Part>,
): (VersionFacts & Part) | null {
  const own = latest ? changesBetween(partOf(latest), partOf(part)).map(({ path }) => path) : []
  const paths = [...own, ...also]
  const asked = reason === 'published' || reason === 'named'
  if (latest && paths.length === 0 && !asked) return null
  const same = latest?.revision === stored.revision ? latest : null
  const version: VersionFacts & Part = {
    ...part,
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
  transaction.set(versions.doc(String(stored.revision)), version)
  return version
}

/** When a version that is neither published nor named goes away. */
export const expiryFrom = (now: Timestamp): Timestamp => Timestamp.fromMillis(now.toMillis() + VERSION_DAYS * DAY_MS)
