import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { LINK_DAYS } from '@vitrine/common/limits'
import { privateLinkPath } from '@vitrine/common/routes'
import type { PrivateLinkDocument } from '../lib/documents/private-link.ts'

/*
 * What a browser keeps of a private link: that it has given the password, and a number by which it is counted once. It is in the
 * only cookie that Hosting hands on to functions, signed with a key of the link. Its path is the link's: each link has a cookie of
 * its own, no other address gets any, and the one that leaves an owner's browser out of the figures, on custom domains, has another
 * beginning (analytics/own-browser.ts).
 */

const COOKIE = '__session'
const SESSION_MS = LINK_DAYS * 86_400_000

export interface LinkSession {
  device: string
  /** Whether the password was given with it. */
  admitted: boolean
}

type Signing = Pick<PrivateLinkDocument, 'cookieKey' | 'endsAt'>

export const newDevice = (): string => randomBytes(6).toString('base64url')

const signature = (payload: string, { cookieKey }: Signing): string =>
  createHmac('sha256', cookieKey).update(payload).digest('base64url')

/** The header that gives a browser its cookie. */
export function sessionCookie(token: string, { device, admitted }: LinkSession, link: Signing, now: number): string {
  const until = Math.min(now + SESSION_MS, link.endsAt.toMillis())
  const payload = `link.${device}.${admitted ? 1 : 0}.${until}`
  const maxAge = Math.max(0, Math.floor((until - now) / 1000))
  return `${COOKIE}=${payload}.${signature(payload, link)}; Max-Age=${maxAge}; Path=${privateLinkPath(token)}; Secure; HttpOnly; SameSite=Lax`
}

const cookiePattern = /^__session=((link\.([A-Za-z0-9_-]{8})\.([01])\.(\d{1,15}))\.([A-Za-z0-9_-]{43}))$/

/** What a browser's cookies say of a link; null where none is right, in time and of this link. */
export function readSession(cookies: string | undefined, link: Signing, now: number): LinkSession | null {
  for (const cookie of (cookies ?? '').split(/;\s*/)) {
    const [, , payload = '', device = '', admitted, until, given = ''] = cookiePattern.exec(cookie) ?? []
    if (payload === '' || Number(until) <= now) continue
    if (!timingSafeEqual(Buffer.from(given), Buffer.from(signature(payload, link)))) continue
    return { device, admitted: admitted === '1' }
  }
  return null
}
