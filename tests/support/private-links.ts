import { createPrivateLink, type LinkKind, type LinkShows, type PrivateLink } from '@vitrine/common/api/private-links'
import { CLOCK_HEADER } from '../../functions/lib/clock.ts'
import { succeed } from './api.ts'
import { addresses, browserUserAgent } from './env.ts'

export const everything: LinkShows = { from: 'draft', sections: null, items: null, greeting: '' }

interface Wanted {
  kind?: LinkKind
  label?: string
  shows?: Partial<LinkShows>
  password?: string
  until?: string
}

/** A private link of an account's portfolio, and its path. */
export async function linkTo(
  { token }: { token: string },
  id: string,
  { shows = {}, label = 'Studio Nord', ...more }: Wanted = {},
): Promise<{ link: PrivateLink; path: string }> {
  const { link, address } = await succeed(createPrivateLink, {
    token,
    params: { id },
    body: { label, shows: { ...everything, ...shows }, ...more },
  })
  return { link, path: new URL(address).pathname }
}

interface Visit {
  method?: string
  origin?: string
  cookie?: string
  /** Milliseconds since 1970, in place of now. */
  at?: number
  userAgent?: string
  headers?: Record<string, string>
  password?: string
  /** Of the form that is posted. */
  fields?: Record<string, string>
}

export interface Visited {
  status: number
  headers: Headers
  text: string
  body: Buffer
  /** The cookie that was given, as it is sent back. */
  cookie: string | undefined
}

/** Opens an address as a person's browser does. */
export async function visit(
  path: string,
  {
    method,
    origin = addresses.hosting,
    cookie,
    at,
    userAgent = browserUserAgent,
    headers = {},
    password,
    fields,
  }: Visit = {},
): Promise<Visited> {
  const posted = fields ?? (password === undefined ? undefined : { password })
  const response = await fetch(origin + path, {
    method: method ?? (posted ? 'POST' : 'GET'),
    redirect: 'manual',
    headers: {
      Connection: 'close',
      'User-Agent': userAgent,
      ...(cookie && { Cookie: cookie }),
      ...(at && { [CLOCK_HEADER]: String(at) }),
      ...headers,
    },
    body: posted && new URLSearchParams(posted),
  })
  const body = Buffer.from(await response.arrayBuffer())
  const given = response.headers.get('set-cookie')
  return {
    status: response.status,
    headers: response.headers,
    text: body.toString(),
    body,
    cookie: given?.split(';')[0],
  }
}
