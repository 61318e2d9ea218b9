import * as z from 'zod/mini'
import { contentSchema } from '../portfolio/content.ts'
import { endpoint } from './endpoint.ts'
import { documentId, noBody, nothing, templateListing, templateMetadata } from './shapes.ts'

const params = z.object({ id: documentId })
const sample = { params: { id: 'minimalist-designer' }, query: {}, body: undefined }

export const listTemplates = endpoint({
  method: 'GET',
  path: '/api/templates',
  access: 'public',
  summary: 'The templates of the store, in the order in which they are shown.',
  params: nothing,
  query: nothing,
  body: noBody,
  output: z.array(templateListing),
  errors: [],
  sample: { params: {}, query: {}, body: undefined },
})

export const getTemplate = endpoint({
  method: 'GET',
  path: '/api/templates/:id',
  access: 'public',
  summary: 'One template with the content that a new portfolio starts from.',
  params,
  query: nothing,
  body: noBody,
  output: z.extend(templateListing, { content_structure: contentSchema }),
  errors: ['not-found'],
  sample,
})

export const getTemplateMeta = endpoint({
  method: 'GET',
  path: '/api/template-meta/:id',
  access: 'public',
  summary: 'The sections and fields that a template shows.',
  params,
  query: nothing,
  body: noBody,
  output: templateMetadata,
  errors: ['not-found'],
  sample,
})

export const getTemplateExample = endpoint({
  method: 'GET',
  path: '/api/templates/:id/example',
  access: 'public',
  summary: 'The content that shows a template at its best.',
  params,
  query: nothing,
  body: noBody,
  output: contentSchema,
  errors: ['not-found'],
  sample,
})
