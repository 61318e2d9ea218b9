import type { Request } from 'firebase-functions/https'
import { ownOrigins } from '../../lib/env.ts'
import { hostOf } from '../custom-domain.ts'

/** What a form of a page can hold; longer posts are not read. */
const FORM_MAX_BYTES = 64 * 1024

export type Fields = Record<string, string>

export const isTooLong = (req: Request) => ((req.rawBody as Buffer | undefined)?.length ?? 0) > FORM_MAX_BYTES

/** What was posted, as texts; anything else was not made by our forms. */
export function fieldsOf(body: unknown): Fields {
  if (typeof body !== 'object' || body === null) return {}
  return Object.fromEntries(
    Object.entries(body).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

/**
 * A form of another site may hold any text: it is not shown under our address. Older browsers send no `Sec-Fetch-Site`, but the origin,
 * which is `null` for forms of ours, too, where a page sends no referrer.
 */
export function isFromElsewhere(req: Request): boolean {
  const site = req.get('Sec-Fetch-Site')
  if (site !== undefined) return site === 'cross-site' || site === 'same-site'
  const origin = req.get('Origin')
  if (origin === undefined || origin === 'null') return false
  return !URL.canParse(origin) || (new URL(origin).host !== hostOf(req) && !ownOrigins().includes(origin))
}
