import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { noBody, nothing, publicPortfolio } from './shapes.ts'

export const getPublicPortfolio = endpoint({
  method: 'GET',
  path: '/api/public/portfolio/:username',
  access: 'public',
  summary: 'A published portfolio as its visitors see it.',
  params: z.object({ username: z.string().check(z.maxLength(100)) }),
  query: nothing,
  body: noBody,
  output: publicPortfolio,
  errors: ['not-found'],
  sample: { params: { username: 'sample-username' }, query: {}, body: undefined },
})
