import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { documentId, moment, noBody, nothing, portfolio } from './shapes.ts'

/** Its own rules give the messages (common/username.ts), so only its size is bounded here. */
const name = z.string().check(z.maxLength(100))
const ownedUsername = z.object({ username: z.string(), portfolioId: z.nullable(z.string()) })
export type OwnedUsername = z.infer<typeof ownedUsername>
/** `redirectsUntil`: how long it leads to a renamed page; null where it does not. */
const attachment = z.extend(ownedUsername, { redirectsUntil: z.nullable(moment) })
export type Attachment = z.infer<typeof attachment>
/** A name that the account gave up and nobody else can have yet. */
const releasedUsername = z.object({ username: z.string(), reservedUntil: moment })
export type ReleasedUsername = z.infer<typeof releasedUsername>

export const checkUsername = endpoint({
  method: 'GET',
  path: '/api/username/check',
  access: 'public',
  summary: 'Whether a username can be claimed, and if not, why.',
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
  summary: 'Claims a username for the account. Claiming one’s own again changes nothing.',
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
  summary:
    'The usernames that the account holds, what each is attached to, and those that it released and can still take back.',
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
    'Gives up a username that no portfolio uses. Anybody can claim it, except while it still leads to a renamed page.',
  params: nothing,
  query: nothing,
  body: z.strictObject({ username: name }),
  /** Until then only the account can claim it again; null where it is free at once. */
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
    'Makes a username the address of a portfolio; of a published one, the old address leads there for a year. A username that another portfolio uses is moved only with `move`.',
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
  summary: 'Takes the address from a portfolio, which becomes a draft. The account keeps the name.',
  params: z.object({ id: documentId }),
  query: nothing,
  body: noBody,
  output: portfolio,
  errors: [],
  sample: { params: { id: 'sample-portfolio' }, query: {}, body: undefined },
})
