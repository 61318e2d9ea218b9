import * as z from 'zod/mini'
import { recordTypes } from '../portfolio/domain.ts'
import { endpoint } from './endpoint.ts'
import { documentId, moment, noBody, nothing } from './shapes.ts'

const params = z.object({ id: documentId })
const sample = { params: { id: 'sample-portfolio' }, query: {}, body: undefined }

/**
 * none: not set · invalid: not a domain · proof-missing: DNS does not say (any more) that it is this portfolio's · proof-found: it
 * is, and is being set up · not-pointing: it leads elsewhere · certificate: it leads here, and waits for its certificate ·
 * serving: visitors who come there are led to the page · broken: they were.
 */
const domainStates = [
  'none',
  'invalid',
  'proof-missing',
  'proof-found',
  'not-pointing',
  'certificate',
  'serving',
  'broken',
] as const
export type DomainState = (typeof domainStates)[number]

/** What keeps a domain from serving. conflict: others have records on it, too; setup: it is not set up at Hosting (yet). */
const domainObstacles = ['proof', 'setup', 'pointing', 'conflict', 'certificate'] as const
export type DomainObstacle = (typeof domainObstacles)[number]

const domainRecord = z.object({
  type: z.enum(recordTypes),
  name: z.string(),
  value: z.string(),
  /** add: has to be there · remove: must not be there. */
  action: z.enum(['add', 'remove']),
  /** Whether DNS is as it has to be, as far as it was seen. */
  done: z.boolean(),
})
export type DomainRecord = z.infer<typeof domainRecord>

/** A portfolio's custom domain (the content's `domain`) and its status. */
const domainStatus = z.object({
  /** In canonical form; null if none is set or the text is invalid. */
  domain: z.nullable(z.string()),
  state: z.enum(domainStates),
  /** Whether what is live names it: before, visitors do not find the page there. */
  isLive: z.boolean(),
  /** Null where nothing does, and before a domain is set. */
  obstacle: z.nullable(z.enum(domainObstacles)),
  /** What of it is as it has to be, as far as it was seen. */
  steps: z.object({ proved: z.boolean(), pointsHere: z.boolean(), hasCertificate: z.boolean() }),
  /** The DNS records that it takes. */
  records: z.array(domainRecord),
  /** When it was last looked at. */
  checkedAt: z.nullable(moment),
  /** With `broken`. */
  brokenSince: z.nullable(moment),
  /** When the domain is given up, unless the proof is back by then. */
  releasedAt: z.nullable(moment),
  /** Until when a proof that is still missing is looked for without being asked. */
  watchedUntil: z.nullable(moment),
})
export type DomainStatus = z.infer<typeof domainStatus>

export const getDomain = endpoint({
  method: 'GET',
  path: '/api/portfolios/:id/domain',
  access: 'owner',
  summary: 'The custom domain in the content (`domain`), its DNS records and its status when it was last looked at.',
  params,
  query: nothing,
  body: noBody,
  output: domainStatus,
  errors: [],
  sample,
})

export const verifyDomain = endpoint({
  method: 'POST',
  path: '/api/portfolios/:id/domain/verify',
  access: 'owner',
  liveSession: true,
  summary:
    'Looks at the domain now: its proof of ownership in DNS, where it points, its certificate. Connects it once the proof is there, and goes on looking by itself while it is not. Requires the Pro plan.',
  params,
  query: nothing,
  body: noBody,
  output: domainStatus,
  errors: ['pro-required', 'dns-unavailable', 'hosting-unavailable'],
  sample,
})
