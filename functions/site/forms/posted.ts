import type { Request } from 'firebase-functions/https'
import { isUtf8 } from 'node:buffer'
import { malformedTexts } from '../../http/request.ts'
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

/** The first field that holds half a character, or bytes that are no text; null where all can be read. */
export function malformedField(req: Request): string | null {
  const fields = fieldsOf(req.body)
  const half = Object.keys(fields).find((name) => malformedTexts({ [name]: fields[name] }, name).length > 0)
  // What parses forms puts other characters there, or leaves what was sent as it is.
  const raw = (req.rawBody as Buffer | undefined)?.toString('latin1') ?? ''
  const undecodable = raw.split('&').find((pair) => !isUtf8(bytesOf(pair)))
  return half ?? undecodable?.split('=', 1)[0] ?? null
}

/** What a part of a form stands for, whose text has a character for each byte. */
const bytesOf = (pair: string): Buffer =>
  Buffer.from(
    pair.replace(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  )

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
