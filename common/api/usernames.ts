import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { documentId, moment, noBody, nothing, portfolio } from './shapes.ts'

/** Only its size is limited here; common/username.ts validates it with its own messages. */
const name = z.string().check(z.maxLength(100))
const ownedUsername = z.object({ username: z.string(), portfolioId: z.nullable(z.string()) })
export type OwnedUsername = z.infer<typeof ownedUsername>
/** `redirectsUntil`: until when it redirects to a renamed page, or null. */
const attachment = z.extend(ownedUsername, { redirectsUntil: z.nullable(moment) })
export type Attachment = z.infer<typeof attachment>
/** A released name that is still reserved for the account. */
const releasedUsername = z.object({ username: z.string(), reservedUntil: moment })

export const checkUsername = endpoint({
  method: 'GET',
  path: '/api/username/check',
  access: 'public',
  summary: 'Whether a username can be claimed, and why not.',
  params: nothing,
  query: z.object({ u: name }),
  body: noBody,
  output: z.object({ available: z.boolean(), message: z.string() }),
  errors: [],
  sample: { params: {}, query: { u: 'ada-lovelace' }, body: undefined },
})

export const claimUsername = endpoint({
  method: 'POST',
  path: '/api/username/claim',
  access: 'account',
  summary: 'Claims a username for the account. Idempotent.',
  params: nothing,
  query: nothing,
  body: z.strictObject({ username: name }),
  output: ownedUsername,
  errors: ['username-taken', 'username-limit'],
  sample: { params: {}, query: {}, body: { username: 'sample-claim' } },
})

export const ownedUsernames = endpoint({
  method: 'GET',
  path: '/api/username/owned',
  access: 'account',
  summary: 'The account’s usernames, the portfolio of each, and released ones that are still reserved.',
  params: nothing,
  query: nothing,
  body: noBody,
  output: z.object({
    usernames: z.array(z.string()),
    attachments: z.array(attachment),
    released: z.array(releasedUsername),
  }),
  errors: [],
  sample: { params: {}, query: {}, body: undefined },
})

export const releaseUsername = endpoint({
  method: 'POST',
  path: '/api/username/release',
  access: 'account',
  summary:
    'Releases a username that no portfolio uses. Anyone can claim it, unless it still redirects to a renamed page.',
  params: nothing,
  query: nothing,
  body: z.strictObject({ username: name }),
  /** Until when only the account can claim it again; null if it is free at once. */
  output: z.object({ username: z.string(), reservedUntil: z.nullable(moment) }),
  errors: ['username-not-owned', 'username-attached', 'username-limit'],
  sample: { params: {}, query: {}, body: { username: 'sample-release' } },
})

export const attachUsername = endpoint({
  method: 'POST',
  path: '/api/portfolios/:id/attach-username',
  access: 'owner',
  liveSession: true,
  summary:
    'Attaches a username to a portfolio. The old address of a published one redirects for a year. A username of another portfolio needs `move`.',
  params: z.object({ id: documentId }),
  query: nothing,
  body: z.strictObject({ username: name, move: z.optional(z.boolean()) }),
  output: portfolio,
  errors: ['username-not-owned', 'username-attached'],
  sample: { params: { id: 'sample-portfolio' }, query: {}, body: { username: 'sample-claim' } },
})

export const detachUsername = endpoint({
  method: 'POST',
  path: '/api/portfolios/:id/detach-username',
  access: 'owner',
  summary: 'Detaches the username; the portfolio becomes a draft. The account keeps the name.',
  params: z.object({ id: documentId }),
  query: nothing,
  body: noBody,
  output: portfolio,
  errors: [],
  sample: { params: { id: 'sample-portfolio' }, query: {}, body: undefined },
})
