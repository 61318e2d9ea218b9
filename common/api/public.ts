import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { documentId, noBody, nothing, publicPortfolioWithUsername } from './shapes.ts'

export const getPublicPortfolio = endpoint({
  method: 'GET',
  path: '/api/public/portfolio/:username',
  access: 'public',
  summary: 'A published portfolio as its visitors see it.',
  params: z.object({ username: z.string().check(z.maxLength(100)) }),
  query: nothing,
  body: noBody,
  output: publicPortfolioWithUsername,
  errors: ['not-found'],
  sample: { params: { username: 'sample-username' }, query: {}, body: undefined },
})

/** A visitor's browser under a name of its own making (specification 2, section 5). */
const clientId = z.string().check(z.regex(/^[A-Za-z0-9_-]{8,64}$/))
const address = z.string().check(z.maxLength(2_048))

export const recordView = endpoint({
  method: 'POST',
  path: '/api/analytics/views',
  access: 'public',
  summary: 'Counts one visit to a public page. What does not belong to a published page is ignored.',
  params: nothing,
  query: nothing,
  body: z.object({
    username: z.string().check(z.maxLength(100)),
    portfolioId: documentId,
    url: address,
    referrer: address,
    sessionId: clientId,
    cid: clientId,
  }),
  output: z.object({ accepted: z.boolean() }),
  errors: [],
  sample: {
    params: {},
    query: {},
    body: {
      username: 'sample-username',
      portfolioId: 'sample-portfolio',
      url: 'https://example.com/sample-username',
      referrer: '',
      sessionId: 'sample-session',
      cid: 'sample-client',
    },
  },
})
