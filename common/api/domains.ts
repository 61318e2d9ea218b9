import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { documentId, noBody, nothing } from './shapes.ts'

const params = z.object({ id: documentId })
const sample = { params: { id: 'sample-portfolio' }, query: {}, body: undefined }

/** A portfolio's custom domain, which is the content's `domain`, and how far its connection has come. */
const domainStatus = z.object({
  /** In its one spelling; null where none is set, or where the text is no domain. */
  domain: z.nullable(z.string()),
  /** none: not set · invalid: no domain · pending: not proved yet · connected: visitors find the page there. */
  state: z.enum(['none', 'invalid', 'pending', 'connected']),
  /** What the owner enters where the domain was bought. */
  records: z.array(z.object({ type: z.enum(['TXT', 'CNAME']), name: z.string(), value: z.string() })),
})
export type DomainStatus = z.infer<typeof domainStatus>

export const getDomain = endpoint({
  method: 'GET',
  path: '/api/portfolios/:id/domain',
  access: 'owner',
  summary: 'The custom domain in the content (`domain`), the DNS records that it needs and whether it is connected.',
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
    'Looks for the proof of ownership in DNS and connects the domain. Answers `pending` while it is not there. Pro plan.',
  params,
  query: nothing,
  body: noBody,
  output: domainStatus,
  errors: ['pro-required', 'dns-unavailable'],
  sample,
})
