import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { documentId, nothing } from './shapes.ts'

export const LINKS_AT_ONCE = 20

const linkState = z.enum(['ok', 'dead', 'unknown'])

export const checkLinks = endpoint({
  method: 'POST',
  path: '/api/portfolios/:id/check-links',
  access: 'owner',
  summary:
    'Checks whether addresses answer. `unknown` if that could not be determined, or if the address is in a private network.',
  params: z.object({ id: documentId }),
  query: nothing,
  body: z.strictObject({
    links: z.array(z.string().check(z.maxLength(2_048))).check(z.minLength(1), z.maxLength(LINKS_AT_ONCE)),
  }),
  output: z.object({ links: z.array(z.object({ href: z.string(), state: linkState })) }),
  errors: [],
  sample: { params: { id: 'sample-portfolio' }, query: {}, body: { links: ['https://example.com/'] } },
})
export type LinkState = z.infer<typeof linkState>
