import * as z from 'zod/mini'
import { contentSchema } from '../portfolio/content.ts'
import { designSchema, layoutSchema } from '../portfolio/design.ts'
import { patchSchema } from '../portfolio/patch.ts'
import { CHANGE_PATH_MAX_LENGTH, PUBLISH_MAX_PATHS, FILE_MAX_BYTES } from '../limits.ts'
import { uploadKinds } from '../uploads.ts'
import { endpoint } from './endpoint.ts'
import {
  deletedPortfolio,
  documentId,
  moment,
  noBody,
  nothing,
  portfolio,
  portfolioName,
  portfolioStatus,
  portfolioSummary,
  templateId,
  templateMetadata,
} from './shapes.ts'

const params = z.object({ id: documentId })
const sampleId = { id: 'sample-portfolio' }

export const PORTFOLIOS_PAGE_SIZE = 24

export const createPortfolio = endpoint({
  method: 'POST',
  path: '/api/portfolios',
  access: 'account',
  summary: 'Creates a draft from a template. The name defaults to “Portfolio from {template name}”.',
  params: nothing,
  query: nothing,
  body: z.strictObject({ templateId, name: z.optional(portfolioName) }),
  output: portfolio,
  errors: ['template-unavailable', 'unverified', 'limit-reached'],
  sample: { params: {}, query: {}, body: { templateId: 'minimalist-designer' } },
})

export const listPortfolios = endpoint({
  method: 'GET',
  path: '/api/portfolios/user/:uid',
  access: 'self',
  summary: 'An account’s portfolios, last changed first, page by page, with totals over all.',
  params: z.object({ uid: documentId }),
  query: z.object({ cursor: z.optional(documentId) }),
  body: noBody,
  output: z.object({
    portfolios: z.array(portfolioSummary),
    /** The `cursor` of the next page; null after the last. */
    nextCursor: z.nullable(z.string()),
    totals: z.object({
      portfolios: z.int(),
      views: z.int(),
      templates: z.int(),
      /** Number of restorable portfolios; not part of the other totals. */
      deleted: z.int(),
    }),
  }),
  errors: [],
  sample: { params: { uid: 'sample-account' }, query: {}, body: undefined },
})

export const getPortfolio = endpoint({
  method: 'GET',
  path: '/api/portfolios/:id',
  access: 'owner',
  summary: 'One portfolio with its content.',
  params,
  query: nothing,
  body: noBody,
  output: portfolio,
  errors: [],
  sample: { params: sampleId, query: {}, body: undefined },
})

export const updatePortfolio = endpoint({
  method: 'PUT',
  path: '/api/portfolios/:id',
  access: 'owner',
  summary: 'Replaces the given parts: name, content, design, layout. Honours If-Match.',
  params,
  query: nothing,
  body: z.strictObject({
    name: z.optional(portfolioName),
    content: z.optional(contentSchema),
    design: z.optional(designSchema),
    layout: z.optional(layoutSchema),
  }),
  output: portfolio,
  errors: ['pro-required', 'revision-conflict', 'too-large'],
  sample: { params: sampleId, query: {}, body: { name: 'A new name' } },
})

export const deletePortfolio = endpoint({
  method: 'DELETE',
  path: '/api/portfolios/:id',
  access: 'owner',
  liveSession: true,
  summary: 'Deletes a portfolio and its page. It can be restored for 30 days; the account keeps its username.',
  params,
  query: nothing,
  body: noBody,
  output: z.object({ deleted: z.literal(true) }),
  errors: [],
  sample: { params: sampleId, query: {}, body: undefined },
})

export const restorePortfolio = endpoint({
  method: 'POST',
  path: '/api/portfolios/:id/restore',
  access: 'owner',
  liveSession: true,
  summary: 'Restores a deleted portfolio; as a draft without a username if that is in use elsewhere.',
  params,
  query: nothing,
  body: noBody,
  output: portfolio,
  errors: [],
  sample: { params: sampleId, query: {}, body: undefined },
})

export const listDeletedPortfolios = endpoint({
  method: 'GET',
  path: '/api/portfolios/user/:uid/deleted',
  access: 'self',
  summary: 'Restorable portfolios, last deleted first, page by page.',
  params: z.object({ uid: documentId }),
  query: z.object({ cursor: z.optional(documentId) }),
  body: noBody,
  output: z.object({
    portfolios: z.array(deletedPortfolio),
    /** The `cursor` of the next page; null after the last. */
    nextCursor: z.nullable(z.string()),
  }),
  errors: [],
  sample: { params: { uid: 'sample-account' }, query: {}, body: undefined },
})

export const duplicatePortfolio = endpoint({
  method: 'POST',
  path: '/api/portfolios/:id/duplicate',
  access: 'owner',
  summary:
    'Creates a draft “{name} (copy)” with the same content, design, layout and pages, its own pictures and no username.',
  params,
  query: nothing,
  body: noBody,
  output: portfolio,
  errors: ['unverified', 'limit-reached', 'storage-full'],
  sample: { params: sampleId, query: {}, body: undefined },
})

export const getPortfolioMeta = endpoint({
  method: 'GET',
  path: '/api/portfolios/:id/meta',
  access: 'owner',
  summary: 'The sections and fields of the portfolio’s template.',
  params,
  query: nothing,
  body: noBody,
  output: templateMetadata,
  errors: [],
  sample: { params: sampleId, query: {}, body: undefined },
})

export const getPortfolioPreview = endpoint({
  method: 'GET',
  path: '/api/portfolios/:id/preview',
  access: 'owner',
  summary: 'What the editor’s preview renders.',
  params,
  query: nothing,
  body: noBody,
  output: z.pick(portfolio, { templateId: true, content: true, design: true, layout: true, revision: true }),
  errors: [],
  sample: { params: sampleId, query: {}, body: undefined },
})

export const patchContent = endpoint({
  method: 'PATCH',
  path: '/api/portfolios/:id/content',
  access: 'owner',
  summary: 'Applies a JSON Patch (RFC 6902) to the content atomically. Honours If-Match.',
  params,
  query: nothing,
  body: z.strictObject({ ops: patchSchema }),
  output: z.pick(portfolio, { content: true, revision: true, updatedAt: true, live: true }),
  errors: ['pro-required', 'revision-conflict', 'invalid-patch', 'invalid-content', 'too-large'],
  sample: { params: sampleId, query: {}, body: { ops: [{ op: 'add', path: '/hero', value: { name: 'Ada' } }] } },
})

export const publishPortfolio = endpoint({
  method: 'POST',
  path: '/api/portfolios/:id/publish',
  access: 'owner',
  liveSession: true,
  summary:
    'Makes the draft live at the portfolio’s username, or, with `paths`, only these changes to what is live (see `GET …/live`). Or unpublishes it; the draft stays as it is.',
  params,
  query: nothing,
  body: z.strictObject({
    status: portfolioStatus,
    /** Each the `path` of a change between what is live and the draft: `content.hero.name`, `design.headingFont`, `templateId`, `pages.{id}` … */
    paths: z.optional(
      z
        .array(z.string().check(z.maxLength(CHANGE_PATH_MAX_LENGTH)))
        .check(z.minLength(1), z.maxLength(PUBLISH_MAX_PATHS)),
    ),
  }),
  output: portfolio,
  errors: ['unverified', 'payment-required', 'username-required', 'invalid-content', 'too-large'],
  sample: { params: sampleId, query: {}, body: { status: 'draft' } },
})

export const switchTemplate = endpoint({
  method: 'POST',
  path: '/api/portfolios/:id/template',
  access: 'owner',
  liveSession: true,
  summary:
    'Switches the draft to another template. All content is kept. What is live stays until it is published; so does the question whether the template is paid for.',
  params,
  query: nothing,
  body: z.strictObject({ templateId }),
  output: portfolio,
  errors: ['template-unavailable'],
  sample: { params: sampleId, query: {}, body: { templateId: 'developer-pro' } },
})

export const signUpload = endpoint({
  method: 'POST',
  path: '/api/portfolios/:id/uploads/sign',
  access: 'owner',
  summary:
    'Permits the upload of one picture or file after checking its type, its size, the plan and the account’s quota, and returns its path. Storage accepts nothing else.',
  params,
  query: nothing,
  body: z.strictObject({
    fileName: z.string().check(z.minLength(1), z.maxLength(300)),
    contentType: z.string().check(z.maxLength(100), z.regex(/^[a-z]+\/[a-z0-9.+-]+$/)),
    /** In bytes. */
    size: z.int().check(z.gte(1), z.lte(FILE_MAX_BYTES)),
    kind: z.optional(z.enum(uploadKinds)),
  }),
  output: z.object({ path: z.string(), contentType: z.string(), maxBytes: z.int(), expiresAt: moment }),
  errors: ['unverified', 'pro-required', 'storage-full'],
  sample: { params: sampleId, query: {}, body: { fileName: 'portrait.jpg', contentType: 'image/jpeg', size: 1000 } },
})
