import { Timestamp, type Transaction } from 'firebase-admin/firestore'
import { errorMessages } from '@vitrine/common/api/errors'
import { chosenMetadata } from '@vitrine/common/fields/section'
import { changesBetween } from '@vitrine/common/portfolio/changes'
import { setAt } from '@vitrine/common/portfolio/paths'
import { type PublishIssue, publishIssues, publishIssuesMessage } from '@vitrine/common/portfolio/publish-validation'
import { catalogue } from '@vitrine/templates/catalogue'
import { ApiError, notFound, unavailable } from '../../http/api-error.ts'
import type { Account } from '../../http/authenticate.ts'
import { changedPages, type LiveDocument, type LivePage, type Publication } from '../../lib/documents/live-document.ts'
import { factsIn, readPictureFiles } from '../../lib/documents/pictures.ts'
import type { PortfolioDocument } from '../../lib/documents/portfolio.ts'
import { versionRef } from '../../lib/documents/version.ts'
import { versionedPart, type VersionedDocument } from '../../lib/documents/versioned-part.ts'
import { type EntitlementFacts, isEntitled, readEntitlement } from '../../payments/entitlement/entitlement.ts'
import { changePortfolio, type Present } from './change.ts'
import { storableContent } from './content-policy.ts'
import { domainFacts } from './domain-facts.ts'
import { copyPages, oldSlugsAfter, PageChanged, pagesToPublish, requireRoomInLive } from './publish-pages.ts'

const about = ({ uid }: Account, id: string) => ({ id, uid, ifMatch: null, aboutLive: true }) as const

/** What else is done in the transaction. It may read, and then write. */
type Along = (transaction: Transaction) => Promise<void>

/** How often pages are copied anew where somebody edits one while they are published. */
const ROUNDS = 5

/**
 * Makes the draft live at the portfolio's address, or, with paths, only those of its changes. A page is one change,
 * `pages.{id}`. Nothing to publish changes nothing.
 * @throws ApiError invalid-input for a path that is no change; and what goLive() throws
 */
export async function publish(
  account: Account,
  id: string,
  { paths, along }: { paths?: readonly string[]; along?: Along } = {},
): Promise<PortfolioDocument> {
  for (let round = 1; ; round++) {
    try {
      return await publishOnce(account, id, { paths, along })
    } catch (error) {
      if (!(error instanceof PageChanged)) throw error
      if (round === ROUNDS) throw unavailable()
    }
  }
}

async function publishOnce(
  account: Account,
  id: string,
  { paths, along }: { paths?: readonly string[]; along?: Along },
): Promise<PortfolioDocument> {
  const chosen = paths && chosenOf(paths)
  const pictures = await readPictureFiles(id)
  const copied = await copyPages(account.uid, id, { chosen: chosen ? new Set(chosen.pages) : null, pictures })
  return changePortfolio({ ...about(account, id), keepAs: 'published' }, async (present) => {
    const { stored, live, transaction } = present
    const draft = versionedPart(stored)
    const part = chosen ? withChosen(live, draft, chosen.places) : draft
    const whole = changesBetween(part, draft).length === 0
    const revision = whole ? stored.revision : stored.revision + 1
    const pages = changedPages(live ?? {}, stored)
    const unknown = chosen?.pages.filter((pageId) => !pages.includes(pageId)) ?? []
    if (unknown.length > 0) throw unknownPaths(unknown.map(pathOfPage), NO_SUCH_CHANGE)
    const { issues, ...manifest } = pagesToPublish(present, copied, chosen?.pages ?? pages)
    const sharedPictures = factsIn(id, part.content.meta, pictures)
    const changes = await goLive(account, id, present, { part, revision, ...manifest, sharedPictures }, issues)
    await along?.(transaction)
    return changes
  })
}

const PAGE_PATH = 'pages.'
const pathOfPage = (pageId: string) => PAGE_PATH + pageId

/** The pages among chosen changes, and the others. */
function chosenOf(paths: readonly string[]): { pages: string[]; places: string[] } {
  const isPage = (path: string) => path.startsWith(PAGE_PATH)
  return {
    pages: paths.filter(isPage).map((path) => path.slice(PAGE_PATH.length)),
    places: paths.filter((path) => !isPage(path)),
  }
}

/**
 * Makes a version live again that was published before, with the pages that were live then.
 * @throws ApiError not-found; and what goLive() throws
 */
export async function publishVersion(account: Account, id: string, version: string): Promise<PortfolioDocument> {
  const pictures = await readPictureFiles(id)
  return changePortfolio(about(account, id), async (present) => {
    const kept = (await present.transaction.get(versionRef(id, version))).data()
    if (kept?.reason !== 'published') throw notFound('Publication')
    const part = { ...versionedPart(kept), content: storableContent(kept.content) }
    const pages = kept.pages ?? []
    const oldSlugs = oldSlugsAfter(present.stored.oldSlugs, present.live?.pages ?? [], pages, Timestamp.now())
    const sharedPictures = factsIn(id, part.content.meta, pictures)
    return goLive(account, id, present, { part, revision: kept.revision, pages, oldSlugs, sharedPictures })
  })
}

/** Takes a portfolio's page off the web; its address stays attached, and the draft as it is. */
export function unpublish(account: Account, id: string, { along }: { along?: Along } = {}): Promise<PortfolioDocument> {
  return changePortfolio(about(account, id), async ({ stored, transaction }) => {
    await along?.(transaction)
    return stored.status === 'draft' ? null : { status: 'draft' }
  })
}

/**
 * What is live with some changes of the draft.
 * @throws ApiError invalid-input, too-large
 */
function withChosen(live: LiveDocument | null, draft: VersionedDocument, paths: readonly string[]): VersionedDocument {
  if (!live) throw unknownPaths(paths, 'Nothing is live yet, so there is nothing to choose from: publish all of it.')
  const before = versionedPart(live)
  const changes = new Map(changesBetween(before, draft).map((change) => [change.path, change]))
  const unknown = paths.filter((path) => !changes.has(path))
  if (unknown.length > 0) throw unknownPaths(unknown, NO_SUCH_CHANGE)
  const chosen = new Set(paths)
  const after = [...changes.values()]
    .filter(({ path }) => chosen.has(path))
    .reduce((part, { path, to }) => setAt(part, path, to), before)
  return { ...after, content: storableContent(after.content) }
}

const NO_SUCH_CHANGE = 'The draft has no such change (any more).'

const unknownPaths = (paths: readonly string[], message: string) =>
  new ApiError('invalid-input', message, {
    issues: paths.slice(0, 50).map((path) => ({ path, message })),
  })

/**
 * Judges what is to go live as a whole.
 * @throws ApiError as `requirePublishable`
 */
async function goLive(
  account: Account,
  id: string,
  { stored, live, transaction }: Present,
  publication: Omit<Publication, 'domain'>,
  pageIssues: readonly PublishIssue[] = [],
) {
  const { part, pages } = publication
  const facts = await requirePublishable(account, { ...part, username: stored.username }, transaction, pageIssues)
  requireRoomInLive(part, pages)
  if (live && changesBetween(versionedPart(live), part).length === 0 && samePages(live.pages, pages)) return null
  const domain = await domainFacts(id, part, [stored, live], transaction)
  return {
    status: 'published' as const,
    publishedAt: stored.status === 'published' ? stored.publishedAt : Timestamp.now(),
    ownerPlan: facts.plan,
    publication: { ...publication, domain },
  }
}

const samePages = (before: readonly LivePage[] = [], after: readonly LivePage[]): boolean =>
  before.length === after.length &&
  before.every((page, index) => {
    const next = after[index]
    return page.id === next?.id && page.digest === next.digest && page.slug === next.slug
  })

/**
 * Whether an account may publish this now.
 * @throws ApiError unverified, payment-required, username-required, invalid-content: in this order
 */
export async function requirePublishable(
  account: Account,
  { templateId, username, content, layout }: Pick<PortfolioDocument, 'templateId' | 'username' | 'content' | 'layout'>,
  transaction: Transaction,
  pageIssues: readonly PublishIssue[] = [],
): Promise<EntitlementFacts> {
  if (!account.emailVerified) throw new ApiError('unverified', 'Please verify your email before publishing.')
  const facts = await readEntitlement(templateId, account.uid, transaction)
  if (!isEntitled(facts)) throw new ApiError('payment-required', errorMessages.payment)
  if (!username) throw new ApiError('username-required', 'Choose a username before publishing')
  const metadata = chosenMetadata(catalogue[templateId].metadata, layout)
  const issues = [...publishIssues(metadata, content), ...pageIssues]
  if (issues.length > 0) throw new ApiError('invalid-content', publishIssuesMessage(issues), { issues })
  return facts
}
