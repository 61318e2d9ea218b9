import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { documentId, noBody, nothing, portfolio } from './shapes.ts'

/** Its own rules give the messages (common/username.ts), so only its size is bounded here. */
const name = z.string().check(z.maxLength(100))
const ownedUsername = z.object({ username: z.string(), portfolioId: z.nullable(z.string()) })
export type OwnedUsername = z.infer<typeof ownedUsername>

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
  summary: 'The usernames that the account holds, and what each is attached to.',
  params: nothing,
  query: nothing,
  body: noBody,
  output: z.object({ usernames: z.array(z.string()), attachments: z.array(ownedUsername) }),
  errors: [],
  sample: { params: {}, query: {}, body: undefined },
})

export const attachUsername = endpoint({
  method: 'POST',
  path: '/api/portfolios/:id/attach-username',
  access: 'owner',
  summary: 'Makes a username the address of a portfolio. One that another portfolio uses is moved only with `move`.',
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
