import { randomBytes } from 'node:crypto'
import { Timestamp } from 'firebase-admin/firestore'
import type { Request } from 'firebase-functions/https'
import { OWN_BROWSER_PATH } from '@vitrine/common/routes'
import { notFound } from '../http/api-error.ts'
import { transact } from '../lib/transact.ts'
import { servedDomain } from '../lib/documents/domain.ts'
import { changeFacts } from '../lib/documents/change-facts.ts'
import { liveRef } from '../lib/documents/live.ts'
import { portfolioRef } from '../lib/documents/portfolio.ts'

/*
 * How an owner's browser is left out on a custom domain, where nothing of the app's storage is in reach: a link from the
 * analytics screen, good once and for a few minutes, gives the browser a cookie of that domain.
 */

const LINK_MS = 10 * 60_000
/** The longest that browsers keep one. */
const COOKIE_SECONDS = 400 * 86_400
/** The only cookie that Hosting hands on to functions. */
const COOKIE = '__session'

const secret = () => randomBytes(24).toString('base64url')

/** The address that leaves out the browser which opens it; null for a portfolio without a domain of its own. @throws ApiError not-found */
export function ownBrowserAddress(uid: string, id: string, now: number): Promise<string | null> {
  return transact(async (transaction) => {
    const [stored, live] = await Promise.all([
      transaction.get(portfolioRef(id)).then((snapshot) => snapshot.data()),
      transaction.get(liveRef(id)).then((snapshot) => snapshot.data()),
    ])
    if (stored?.ownerId !== uid) throw notFound('Portfolio')
    const domain = live ? servedDomain(live) : null
    if (domain === null) return null
    const key = secret()
    const ownKey = stored.analytics?.ownKey ?? secret()
    changeFacts(transaction, id, stored, {
      analytics: { ...stored.analytics, ownKey, ownLink: { key, until: Timestamp.fromMillis(now + LINK_MS) } },
    })
    return `https://${domain}${OWN_BROWSER_PATH}?key=${key}`
  })
}

/** What the link gives: the header of the cookie, once. Null for a key that is wrong, old or used. */
export function redeemOwnLink(id: string, key: unknown, now: number): Promise<string | null> {
  return transact(async (transaction) => {
    const analytics = (await transaction.get(portfolioRef(id))).data()?.analytics
    const { ownLink, ownKey } = analytics ?? {}
    if (!ownLink || !ownKey || ownLink.key !== key || ownLink.until.toMillis() < now) return null
    transaction.update(portfolioRef(id), { analytics: { ...analytics, ownLink: null } })
    return `${COOKIE}=own.${ownKey}; Max-Age=${COOKIE_SECONDS}; Path=/; Secure; HttpOnly; SameSite=Lax`
  })
}

/** Whether a request comes from a browser that was left out. */
export const isOwnBrowser = (ownKey: string | undefined, request: Pick<Request, 'get'>): boolean =>
  ownKey !== undefined && (request.get('cookie') ?? '').split('; ').includes(`${COOKIE}=own.${ownKey}`)
