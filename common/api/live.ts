import * as z from 'zod/mini'
import { contentSchema } from '../portfolio/content.ts'
import { pageEntrySchema } from '../portfolio/pages/entry.ts'
import { designSchema, layoutSchema } from '../portfolio/design.ts'
import { endpoint } from './endpoint.ts'
import { documentId, liveState, noBody, nothing, portfolio, templateId } from './shapes.ts'

/** What publishing would change about a page. Those that were made private or deleted go offline. */
export const pageChanges = ['new', 'changed', 'address', 'private', 'deleted'] as const
export type PageChange = (typeof pageChanges)[number]

const params = z.object({ id: documentId })
const sampleId = { id: 'sample-portfolio' }

export const getLive = endpoint({
  method: 'GET',
  path: '/api/portfolios/:id/live',
  access: 'owner',
  summary:
    'What visitors of a published portfolio see, to compare the draft with. Its `revision` is the id of the version that holds the same.',
  params,
  query: nothing,
  body: noBody,
  output: z.extend(z.omit(liveState, { changed: true }), {
    templateId,
    /** Case studies and articles that are live. */
    pages: z.array(z.extend(pageEntrySchema, { revision: z.int() })),
    /** The pages that publishing would change; each is one change, `pages.{id}`. */
    changedPages: z.array(z.object({ id: documentId, title: z.string(), change: z.enum(pageChanges) })),
    document: z.object({ name: z.string(), content: contentSchema, design: designSchema, layout: layoutSchema }),
  }),
  errors: ['not-found'],
  sample: { params: sampleId, query: {}, body: undefined },
})

export const publishVersion = endpoint({
  method: 'POST',
  path: '/api/portfolios/:id/live/back',
  access: 'owner',
  liveSession: true,
  summary:
    'Makes a version live again that was published before; it is judged as when publishing. The draft stays as it is. The last ten publications of a published portfolio are always there.',
  params,
  query: nothing,
  body: z.strictObject({ version: documentId }),
  output: portfolio,
  errors: ['unverified', 'payment-required', 'username-required', 'invalid-content'],
  sample: { params: sampleId, query: {}, body: { version: '3' } },
})
