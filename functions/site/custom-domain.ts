import type { Request } from 'firebase-functions/https'
import { normalDomain } from '@vitrine/common/portfolio/domain'
import { appOrigin } from '../lib/env.ts'

/** The domain that a request came for, or null for one of our own. Hosting hands it on beside its own. */
export function foreignDomain(req: Pick<Request, 'get'>): string | null {
  const host = (req.get('x-forwarded-host') ?? req.get('host') ?? '').split(',')[0] ?? ''
  const domain = normalDomain(host.trim().replace(/:\d+$/, ''))
  return domain === new URL(appOrigin()).hostname ? null : domain
}
