import * as z from 'zod/mini'
import { contentSchema } from '../portfolio/content.ts'
import { endpoint } from './endpoint.ts'
import { REVIEW_MAX_LENGTH } from '../limits.ts'
import { documentId, noBody, nothing, review, templateListing, templateMetadata } from './shapes.ts'

const params = z.object({ id: documentId })
const sample = { params: { id: 'minimalist-designer' }, query: {}, body: undefined }

export const listTemplates = endpoint({
  method: 'GET',
  path: '/api/templates',
  access: 'public',
  summary: 'The templates of the store, in order.',
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

export const REVIEWS_PAGE_SIZE = 10

export const listReviews = endpoint({
  method: 'GET',
  path: '/api/templates/:id/reviews',
  access: 'public',
  summary: 'Reviews of a template, latest first, page by page.',
  params,
  query: z.object({ cursor: z.optional(documentId) }),
  body: noBody,
  output: z.object({
    reviews: z.array(review),
    /** The `cursor` of the next page; null after the last. */
    nextCursor: z.nullable(z.string()),
  }),
  errors: ['not-found'],
  sample,
})

export const getOwnReview = endpoint({
  method: 'GET',
  path: '/api/templates/:id/reviews/mine',
  access: 'account',
  summary: 'The account’s own review of a template, or null.',
  params,
  query: nothing,
  body: noBody,
  output: z.object({ review: z.nullable(review) }),
  errors: ['not-found'],
  sample,
})

export const reviewTemplate = endpoint({
  method: 'POST',
  path: '/api/templates/:id/reviews',
  access: 'account',
  summary: 'Rates and reviews a template that the account has published with. Calling it again changes the review.',
  params,
  query: nothing,
  body: z.strictObject({
    rating: z.int().check(z.gte(1), z.lte(5)),
    text: z.string().check(z.trim(), z.maxLength(REVIEW_MAX_LENGTH)),
  }),
  output: z.object({ review }),
  errors: ['not-found', 'forbidden'],
  sample: {
    params: sample.params,
    query: {},
    body: { rating: 5, text: 'Quick to fill in, and visitors notice the work first.' },
  },
})
