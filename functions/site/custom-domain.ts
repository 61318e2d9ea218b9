import type { Request } from 'firebase-functions/https'
import { normalDomain } from '@vitrine/common/portfolio/domain'
import { ownOrigins } from '../lib/env.ts'

/** The names that Google gives every site and function; those of this deployment are among them, and nobody connects one. */
const googles = /\.(?:web\.app|firebaseapp\.com|run\.app|cloudfunctions\.net)$/

/** The domain that a request came for, or null for one of our own. Hosting hands it on beside its own. */
export function foreignDomain(req: Pick<Request, 'get'>): string | null {
  const domain = normalDomain(hostOf(req).replace(/:\d+$/, ''))
  return domain === null || isOurs(domain) ? null : domain
}

/** The host that the browser asked, with its port. */
export const hostOf = (req: Pick<Request, 'get'>): string =>
  ((req.get('x-forwarded-host') ?? req.get('host') ?? '').split(',')[0] ?? '').trim().toLowerCase()

const isOurs = (domain: string) =>
  googles.test(domain) || ownOrigins().some((origin) => new URL(origin).hostname === domain)
