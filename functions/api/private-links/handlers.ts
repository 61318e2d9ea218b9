import { Timestamp, type Transaction } from 'firebase-admin/firestore'
import type { LinkKind, LinkShows, PrivateLink } from '@vitrine/common/api/private-links'
import { errorMessages } from '@vitrine/common/api/errors'
import { LINK_DAYS, LINK_MAX_DAYS, PRIVATE_LINKS_PER_ACCOUNT, REVIEW_LINK_DAYS } from '@vitrine/common/limits'
import { plans, type Plan } from '@vitrine/common/plans'
import { privateLinkPath } from '@vitrine/common/routes'
import { ApiError, notFound } from '../../http/api-error.ts'
import type { Handlers } from '../../http/app.ts'
import { hashPassword } from '../../links/password.ts'
import { timeOf } from '../../lib/clock.ts'
import { type Count, transactCounting, transactCountingIn } from '../../lib/documents/kind.ts'
import { portfolioRef } from '../../lib/documents/portfolio.ts'
import {
  deleteLink,
  firstOpeningRef,
  kindOf,
  linkIdOf,
  newCookieKey,
  newToken,
  privateLinkRef,
  privateLinksOf,
  privateLinksTo,
  stateOf,
  type PrivateLinkDocument,
} from '../../lib/documents/private-link.ts'
import { appOrigin } from '../../lib/env.ts'
import { transactInTurn } from '../../lib/turns.ts'
import { isEntitled, readEntitlement } from '../../payments/entitlement/entitlement.ts'
import { iso, ownedBy } from '../portfolios/portfolio.ts'
import { readPlan } from '../../lib/documents/plan.ts'

const DAY_MS = 86_400_000

type PrivateLinkHandlers = Pick<
  Handlers,
  | 'listPrivateLinks'
  | 'createPrivateLink'
  | 'updatePrivateLink'
  | 'renewPrivateLink'
  | 'revokePrivateLink'
  | 'deletePrivateLink'
>

export const privateLinkHandlers: PrivateLinkHandlers = {
  async listPrivateLinks({ account, params, request }) {
    const now = timeOf(request)
    ownedBy(account.uid, await portfolioRef(params.id).get())
    const [{ docs }, open, plan] = await Promise.all([
      privateLinksTo(params.id).get(),
      countOpen(account.uid, now),
      readPlan(account.uid),
    ])
    const links = docs
      .map((snapshot) => ({ id: snapshot.id, link: snapshot.data() }))
      .filter(({ link }) => link.ownerId === account.uid)
      .sort((one, other) => other.link.createdAt.toMillis() - one.link.createdAt.toMillis())
    return {
      links: links.map(({ id, link }) => toPrivateLink(id, link, now)),
      open,
      most: mostOf(plans[plan]),
    }
  },

  async createPrivateLink({ account, params, body, request }) {
    const now = timeOf(request)
    if (!account.emailVerified)
      throw new ApiError('unverified', 'Please verify your email before making private links.')
    const { kind = 'private' } = body
    const days = kind === 'review' ? REVIEW_LINK_DAYS : LINK_DAYS
    const until = body.until === undefined ? Timestamp.fromMillis(now + days * DAY_MS) : endOf(body.until, now)
    requireDraft(kind, body.shows)
    const password = body.password === undefined ? null : await hashPassword(body.password)
    const token = newToken()
    const id = idOf(token)
    const link = await transactCounting(account.uid, async (transaction, count) => {
      await requireShowable(account.uid, params.id, body.shows, transaction)
      await requireRoom({ uid: account.uid, kind, one: 'new' }, now, transaction, count)
      const made: PrivateLinkDocument = {
        ownerId: account.uid,
        portfolioId: params.id,
        label: body.label,
        shows: body.shows,
        createdAt: Timestamp.fromMillis(now),
        until,
        revokedAt: null,
        endsAt: until,
        password,
        cookieKey: newCookieKey(),
        opened: 0,
        firstOpenedAt: null,
        lastOpenedAt: null,
        devices: [],
        pages: {},
        ...(kind === 'review' && {
          kind,
          review: { commentsId: id, seenAt: null, mailedAt: null, mailDueAt: null },
        }),
      }
      transaction.create(privateLinkRef(id), made)
      return made
    })
    return { link: toPrivateLink(id, link, now), address: addressOf(token) }
  },

  async updatePrivateLink({ account, params, body, request }) {
    const now = timeOf(request)
    const { label, shows, password } = body
    const until = body.until === undefined ? undefined : endOf(body.until, now)
    // Before the transaction, which may run more than once; whose link it is comes first.
    await ownLink(account.uid, params)
    const hashed = password ? await hashPassword(password) : null
    return transactCountingIn(params.linkId, account.uid, async (transaction, count) => {
      const link = unrevoked(await ownLink(account.uid, params, transaction))
      if (shows) requireDraft(kindOf(link), shows)
      if (shows) await requireShowable(account.uid, params.id, shows, transaction)
      if (until && stateOf(link, now) === 'ended')
        await requireRoom({ uid: account.uid, kind: kindOf(link), one: 'again' }, now, transaction, count)
      const changes: Partial<PrivateLinkDocument> = {
        ...(label !== undefined && { label }),
        ...(shows && { shows }),
        ...(until && { until, endsAt: until }),
        ...(password !== undefined && { password: hashed, cookieKey: newCookieKey() }),
      }
      transaction.update(privateLinkRef(params.linkId), changes)
      return toPrivateLink(params.linkId, { ...link, ...changes }, now)
    })
  },

  async renewPrivateLink({ account, params, request }) {
    const token = newToken()
    const id = idOf(token)
    const link = await transactInTurn(params.linkId, async (transaction) => {
      const before = unrevoked(await ownLink(account.uid, params, transaction))
      const renewed = { ...before, cookieKey: newCookieKey() }
      transaction.create(privateLinkRef(id), renewed)
      transaction.delete(firstOpeningRef(params.linkId))
      transaction.delete(privateLinkRef(params.linkId))
      return renewed
    })
    return { link: toPrivateLink(id, link, timeOf(request)), address: addressOf(token) }
  },

  async revokePrivateLink({ account, params, request }) {
    const now = timeOf(request)
    return transactInTurn(params.linkId, async (transaction) => {
      const link = await ownLink(account.uid, params, transaction)
      if (link.revokedAt) return toPrivateLink(params.linkId, link, now)
      const revokedAt = Timestamp.fromMillis(now)
      const endsAt = link.endsAt.toMillis() < now ? link.endsAt : revokedAt
      transaction.update(privateLinkRef(params.linkId), { revokedAt, endsAt })
      return toPrivateLink(params.linkId, { ...link, revokedAt, endsAt }, now)
    })
  },

  async deletePrivateLink({ account, params }) {
    await deleteLink(params.linkId, (transaction) => ownLink(account.uid, params, transaction))
    return { deleted: true }
  },
}

function idOf(token: string): string {
  const id = linkIdOf(token)
  if (id === null) throw new Error('A new token is a token')
  return id
}

const addressOf = (token: string) => appOrigin() + privateLinkPath(token)

/** The open links of an account, and those of them that are for a review. Links from before there were kinds are private links. */
function openLinksOf(uid: string, now: number) {
  const open = privateLinksOf(uid).where('endsAt', '>', Timestamp.fromMillis(now))
  return [open, open.where('kind', '==', 'review')] as const
}

async function countOpen(uid: string, now: number): Promise<Record<LinkKind, number>> {
  const [open, reviews] = openLinksOf(uid, now)
  const [all, review] = await Promise.all([open.count().get(), reviews.count().get()])
  return byKind(all.data().count, review.data().count)
}

const byKind = (all: number, review: number): Record<LinkKind, number> => ({ private: all - review, review })

const mostOf = ({ privateLinks, reviewLinks }: Plan): Record<LinkKind, number> => ({
  private: privateLinks,
  review: reviewLinks,
})

/** @throws ApiError not-found */
async function ownLink(
  uid: string,
  { id, linkId }: { id: string; linkId: string },
  transaction?: Transaction,
): Promise<PrivateLinkDocument> {
  const [portfolio, ref] = [portfolioRef(id), privateLinkRef(linkId)]
  ownedBy(uid, await (transaction ? transaction.get(portfolio) : portfolio.get()))
  const link = (await (transaction ? transaction.get(ref) : ref.get())).data()
  if (link?.ownerId !== uid || link.portfolioId !== id) throw notFound('Private link')
  return link
}

/** @throws ApiError link-revoked */
function unrevoked(link: PrivateLinkDocument): PrivateLinkDocument {
  if (link.revokedAt)
    throw new ApiError('link-revoked', 'This link was revoked and can’t be opened again. Please create a new one.')
  return link
}

/** @throws ApiError invalid-input for a moment that is over or more than a year away */
function endOf(until: string, now: number): Timestamp {
  const end = Date.parse(until)
  const problem =
    end <= now
      ? 'A private link ends in the future.'
      : end > now + LINK_MAX_DAYS * DAY_MS
        ? 'A private link ends within a year.'
        : null
  if (problem) throw new ApiError('invalid-input', problem, { issues: [{ path: 'body.until', message: problem }] })
  return Timestamp.fromMillis(end)
}

/** @throws ApiError invalid-input */
function requireDraft(kind: LinkKind, { from }: LinkShows): void {
  const problem = 'A review link shows the draft.'
  if (kind === 'review' && from !== 'draft')
    throw new ApiError('invalid-input', problem, { issues: [{ path: 'body.shows.from', message: problem }] })
}

/**
 * A draft is shown with any template that its owner may publish with; what is live was judged when it was published.
 * @throws ApiError not-found, payment-required
 */
async function requireShowable(
  uid: string,
  portfolioId: string,
  { from }: LinkShows,
  transaction: Transaction,
): Promise<void> {
  const { templateId } = ownedBy(uid, await transaction.get(portfolioRef(portfolioId)))
  if (from === 'draft' && !isEntitled(await readEntitlement(templateId, uid, transaction)))
    throw new ApiError('payment-required', errorMessages.payment)
}

/**
 * Makes sure that an account may have one more open link, in the transaction that makes or opens it.
 * @param one `again` where the link is there already and has ended
 * @throws ApiError limit-reached
 */
async function requireRoom(
  { uid, kind, one }: { uid: string; kind: LinkKind; one: 'new' | 'again' },
  now: number,
  transaction: Transaction,
  count: Count,
): Promise<void> {
  const most = mostOf(plans[await readPlan(uid, transaction)])[kind]
  const [all, allOpen, openReviews] = await count('privateLinks', privateLinksOf(uid), ...openLinksOf(uid, now))
  const open = byKind(allOpen, openReviews)
  if (open[kind] >= most) throw new ApiError('limit-reached', openMessage(kind, most))
  if (one === 'new' && all >= PRIVATE_LINKS_PER_ACCOUNT) throw new ApiError('limit-reached', fullMessage)
}

function openMessage(kind: LinkKind, most: number): string {
  if (most !== mostOf(plans.free)[kind]) return fullMessage
  const links = most === 1 ? `an open ${kind} link` : `${most} open ${kind} links`
  return `You have ${links}, which is as many as the Free plan has at a time. Revoke one, or switch to Pro.`
}

const fullMessage = `You have ${PRIVATE_LINKS_PER_ACCOUNT} private and review links, which is as many as an account can hold. Delete one that you no longer need.`

function toPrivateLink(id: string, link: PrivateLinkDocument, now: number): PrivateLink {
  const { label, shows, password, createdAt, until, revokedAt, opened, devices, firstOpenedAt, lastOpenedAt } = link
  return {
    id,
    kind: kindOf(link),
    label,
    state: stateOf(link, now),
    shows,
    hasPassword: password !== null,
    createdAt: iso(createdAt),
    until: iso(until),
    revokedAt: revokedAt && iso(revokedAt),
    opened,
    devices: devices.length,
    firstOpenedAt: firstOpenedAt && iso(firstOpenedAt),
    lastOpenedAt: lastOpenedAt && iso(lastOpenedAt),
    pages: Object.entries(link.pages).map(([page, count]) => ({ page, opened: count })),
  }
}
