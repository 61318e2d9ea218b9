import { Timestamp, type Transaction } from 'firebase-admin/firestore'
import { errorMessages } from '@vitrine/common/api/errors'
import { changesBetween } from '@vitrine/common/portfolio/changes'
import { setAt } from '@vitrine/common/portfolio/paths'
import { publishIssues, publishIssuesMessage } from '@vitrine/common/portfolio/publish-validation'
import { catalogue } from '@vitrine/templates/catalogue'
import { ApiError, notFound } from '../../http/api-error.ts'
import type { Account } from '../../http/authenticate.ts'
import type { LiveDocument, Publication } from '../../lib/documents/live-document.ts'
import type { PortfolioDocument } from '../../lib/documents/portfolio.ts'
import { versionRef } from '../../lib/documents/version.ts'
import { versionedPart, type VersionedDocument } from '../../lib/documents/versioned-part.ts'
import { type EntitlementFacts, isEntitled, readEntitlement } from '../../payments/entitlement/entitlement.ts'
import { changePortfolio, type Present } from './change.ts'
import { storableContent } from './content-policy.ts'
import { domainFacts } from './domain-facts.ts'

const about = ({ uid }: Account, id: string) => ({ id, uid, ifMatch: null, aboutLive: true }) as const

/** What else is done in the transaction. It may read, and then write. */
type Along = (transaction: Transaction) => Promise<void>

/**
 * Makes the draft live at the portfolio's address, or, with paths, only those of its changes. Nothing to publish changes nothing.
 * @throws ApiError invalid-input for a path that is no change; and what goLive() throws
 */
export function publish(
  account: Account,
  id: string,
  { paths, along }: { paths?: readonly string[]; along?: Along } = {},
): Promise<PortfolioDocument> {
  return changePortfolio({ ...about(account, id), keepAs: 'published' }, async (present) => {
    const { stored, live, transaction } = present
    const draft = versionedPart(stored)
    const part = paths ? withChosen(live, draft, paths) : draft
    const whole = changesBetween(part, draft).length === 0
    const revision = whole ? stored.revision : stored.revision + 1
    const changes = await goLive(account, id, present, { part, revision })
    await along?.(transaction)
    return changes
  })
}

/**
 * Makes a version live again that was published before.
 * @throws ApiError not-found; and what goLive() throws
 */
export function publishVersion(account: Account, id: string, version: string): Promise<PortfolioDocument> {
  return changePortfolio(about(account, id), async (present) => {
    const kept = (await present.transaction.get(versionRef(id, version))).data()
    if (kept?.reason !== 'published') throw notFound('Publication')
    const part = { ...versionedPart(kept), content: storableContent(kept.content) }
    return goLive(account, id, present, { part, revision: kept.revision })
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
  if (unknown.length > 0) throw unknownPaths(unknown, 'The draft has no such change (any more).')
  const chosen = new Set(paths)
  const after = [...changes.values()]
    .filter(({ path }) => chosen.has(path))
    .reduce((part, { path, to }) => setAt(part, path, to), before)
  return { ...after, content: storableContent(after.content) }
}

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
  { part, revision }: Pick<Publication, 'part' | 'revision'>,
) {
  const facts = await requirePublishable(account, { ...part, username: stored.username }, transaction)
  if (live && changesBetween(versionedPart(live), part).length === 0) return null
  const domain = await domainFacts(id, part, [stored, live], transaction)
  return {
    status: 'published' as const,
    publishedAt: stored.status === 'published' ? stored.publishedAt : Timestamp.now(),
    ownerPlan: facts.plan,
    publication: { part, revision, domain },
  }
}

/**
 * Whether an account may publish this now.
 * @throws ApiError unverified, payment-required, username-required, invalid-content: in this order
 */
export async function requirePublishable(
  account: Account,
  { templateId, username, content }: Pick<PortfolioDocument, 'templateId' | 'username' | 'content'>,
  transaction: Transaction,
): Promise<EntitlementFacts> {
  if (!account.emailVerified) throw new ApiError('unverified', 'Please verify your email before publishing.')
  const facts = await readEntitlement(templateId, account.uid, transaction)
  if (!isEntitled(facts)) throw new ApiError('payment-required', errorMessages.payment)
  if (!username) throw new ApiError('username-required', 'Choose a username before publishing')
  const issues = publishIssues(catalogue[templateId].metadata, content)
  if (issues.length > 0) throw new ApiError('invalid-content', publishIssuesMessage(issues), { issues })
  return facts
}
