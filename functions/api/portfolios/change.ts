import { Timestamp, type Transaction } from 'firebase-admin/firestore'
import { ApiError } from '../../http/api-error.ts'
import { transactInTurn } from '../../lib/turns.ts'
import { liveRef } from '../../lib/documents/live.ts'
import {
  liveState,
  toLive,
  type LiveDocument,
  type LivePage,
  type Publication,
} from '../../lib/documents/live-document.ts'
import { portfolioRef, type PortfolioDocument } from '../../lib/documents/portfolio.ts'
import { versionsOf, type VersionDocument } from '../../lib/documents/version.ts'
import { versionedPart } from '../../lib/documents/versioned-part.ts'
import { ownedBy } from './portfolio.ts'
import { pruneVersions } from './prune-versions.ts'
import { settlePictures } from './settle-pictures.ts'
import { isVersionDue, keepSnapshot, latestVersion } from './snapshot.ts'

type Changes = Partial<
  Omit<PortfolioDocument, 'ownerId' | 'revision' | 'createdAt' | 'updatedAt' | 'versionedAt' | 'live'>
> & {
  publication?: Publication
}

interface Change {
  id: string
  uid: string
  /** The revision that the change was made from; null where the caller does not care. */
  ifMatch: number | null
  /** Keeps what was there, or what goes live, as a version, however short ago the last one was kept. */
  keepAs?: VersionDocument['reason']
  /** It is about what visitors see: files that only that showed, of pictures that are private now, go. */
  aboutLive?: true
}

/** What a change is decided on. */
export interface Present {
  stored: PortfolioDocument
  /** What visitors see; null while nothing is published. */
  live: LiveDocument | null
  transaction: Transaction
}

type Decide = (present: Present) => Changes | null | Promise<Changes | null>

/**
 * The one way in which a portfolio changes: in a transaction, by its owner, from the revision that the caller saw, with
 * the next revision. `decide` may read more in the transaction before it returns what changes, or null for nothing.
 * What was there before is kept as a version when the last one is old. Pictures of items that have become private or public follow.
 * Only a publication changes what visitors see of the content; without being published nothing is live.
 * @throws ApiError not-found, revision-conflict, and whatever `decide` throws
 */
export async function changePortfolio(change: Change, decide: Decide): Promise<PortfolioDocument> {
  const { id, uid } = change
  const { before, changed } = await write(change, decide)
  return settlePictures({ uid, id }, before.content, changed, change.aboutLive === true, async (contentOf) => {
    const settled = await write({ id, uid, ifMatch: null }, ({ stored }) => {
      const next = contentOf(stored.content)
      return next && { content: next }
    })
    return settled.changed
  })
}

async function write(
  { id, uid, ifMatch, keepAs }: Change,
  decide: Decide,
): Promise<{ before: PortfolioDocument; changed: PortfolioDocument }> {
  const { before, changed, kept } = await transactInTurn(id, async (transaction) => {
    const now = Timestamp.now()
    const stored = ownedBy(uid, await transaction.get(portfolioRef(id)))
    if (ifMatch !== null && ifMatch !== stored.revision) throw revisionConflict('portfolio', stored.revision)
    const live = stored.status === 'published' ? ((await transaction.get(liveRef(id))).data() ?? null) : null
    const keeps = keepAs !== undefined || isVersionDue(stored, now)
    const latest = keeps ? await latestVersion(versionsOf(id), transaction) : null
    const decided = await decide({ stored, live, transaction })
    if (!decided) return { before: stored, changed: stored, kept: false }
    const { publication, ...changes } = decided
    const next: PortfolioDocument = {
      ...stored,
      ...changes,
      ...(publication && { oldSlugs: publication.oldSlugs }),
      // A publication that no draft ever was has a revision of its own, before that of the draft.
      revision: Math.max(stored.revision, publication?.revision ?? 0) + 1,
      updatedAt: now,
      ...(keeps && { versionedAt: now }),
    }
    if (keeps) {
      const published = keepAs === 'published' ? publication : undefined
      const state = published ? { ...stored, ...published.part, revision: published.revision } : stored
      keepSnapshot(transaction, {
        versions: versionsOf(id),
        stored: state,
        part: { ...versionedPart(state), ...(published && { pages: published.pages }) },
        partOf: versionedPart,
        latest,
        reason: keepAs ?? 'edited',
        also: published ? pagesBetween(live?.pages, published.pages) : [],
        now,
      })
    }
    const nextLive = writeLive(transaction, id, { stored, next, live, publication, now })
    if (nextLive !== undefined) next.live = nextLive && liveState(nextLive, next)
    transaction.update(portfolioRef(id), changedFields(stored, next))
    return { before: stored, changed: next, kept: keeps }
  })
  if (kept) await pruneVersions(uid)
  return { before, changed }
}

interface LiveChange {
  stored: PortfolioDocument
  next: PortfolioDocument
  live: LiveDocument | null
  publication: Publication | undefined
  now: Timestamp
}

/** Writes what a change does to what is live. Gives that; null for nothing, and undefined for a page from before there was a draft. */
function writeLive(
  transaction: Transaction,
  id: string,
  { stored, next, live, publication, now }: LiveChange,
): LiveDocument | null | undefined {
  const { status, username } = next
  if (status === 'draft') {
    if (stored.live) transaction.delete(liveRef(id))
    return null
  }
  if (!username) throw new Error('A portfolio without a username cannot be published')
  if (publication) {
    const published = toLive({ ...next, username }, publication, now)
    transaction.set(liveRef(id), published)
    return published
  }
  if (!live) return undefined
  if (live.username !== username) transaction.update(liveRef(id), { username })
  return { ...live, username }
}

/** The pages that a publication changes, as a version lists them. */
const pagesBetween = (before: readonly LivePage[] = [], after: readonly LivePage[]): string[] =>
  [...new Set([...before, ...after].map(({ id }) => id))]
    .filter((id) => {
      const [was, is] = [before, after].map((pages) => pages.find((page) => page.id === id))
      return was?.digest !== is?.digest || was?.slug !== is?.slug
    })
    .map((id) => `pages.${id}`)

/** What a change writes: a new name does not send the whole content. */
const changedFields = (stored: PortfolioDocument, next: PortfolioDocument): Partial<PortfolioDocument> =>
  Object.fromEntries(
    Object.entries(next).filter(([field, value]) => stored[field as keyof PortfolioDocument] !== value),
  )

export function revisionConflict(what: 'portfolio' | 'page', revision: number): ApiError {
  return new ApiError(
    'revision-conflict',
    `This ${what} was changed somewhere else. Your edit is kept; compare and save again.`,
    { revision },
  )
}
