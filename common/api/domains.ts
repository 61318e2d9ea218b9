import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { documentId, noBody, nothing } from './shapes.ts'

const params = z.object({ id: documentId })
const sample = { params: { id: 'sample-portfolio' }, query: {}, body: undefined }

/** A portfolio's custom domain (the content's `domain`) and its status. */
const domainStatus = z.object({
  /** In canonical form; null if none is set or the text is invalid. */
  domain: z.nullable(z.string()),
  /** none: not set · invalid: not a domain · pending: not proved yet · connected: served. */
  state: z.enum(['none', 'invalid', 'pending', 'connected']),
  /** The DNS records to set. */
  records: z.array(z.object({ type: z.enum(['TXT', 'CNAME']), name: z.string(), value: z.string() })),
})
export type DomainStatus = z.infer<typeof domainStatus>

export const getDomain = endpoint({
  method: 'GET',
  path: '/api/portfolios/:id/domain',
  access: 'owner',
  summary: 'The custom domain in the content (`domain`), its DNS records and its status.',
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
    'Checks the proof of ownership in DNS and connects the domain. Answers `pending` while it is missing. Requires the Pro plan.',
  params,
  query: nothing,
  body: noBody,
  output: domainStatus,
  errors: ['pro-required', 'dns-unavailable'],
  sample,
})
