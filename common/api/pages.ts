import * as z from 'zod/mini'
import { SLUG_MAX_LENGTH } from '../limits.ts'
import { pageEntrySchema } from '../portfolio/pages/entry.ts'
import { pageContentSchema, pageKinds } from '../portfolio/pages/page-content.ts'
import { patchSchema } from '../portfolio/patch.ts'
import { endpoint } from './endpoint.ts'
import { documentId, liveState, moment, noBody, nothing } from './shapes.ts'
import { versionSummary } from './versions.ts'

/** Case studies and articles of a portfolio: the drafts. Publishing the portfolio makes them live. */

const params = z.object({ id: documentId })
const pageParams = z.object({ id: documentId, pageId: documentId })
const versionParams = z.object({ id: documentId, pageId: documentId, version: documentId })
const sampleId = { id: 'sample-portfolio' }
const samplePage = { ...sampleId, pageId: 'sample-page' }
const sampleVersion = { ...samplePage, version: '3' }

/** What visitors see of a page. */
const pageLive = z.object({
  /** The page's revision that is live. */
  revision: z.int(),
  slug: z.string(),
  /** When this revision went live. */
  publishedAt: moment,
  /** Whether publishing would change anything about it. */
  changed: z.boolean(),
})

const pageSummary = z.extend(pageEntrySchema, {
  /** Only private links show it. */
  private: z.boolean(),
  revision: z.int(),
  createdAt: moment,
  updatedAt: moment,
  live: z.nullable(pageLive),
})
export type PageSummary = z.infer<typeof pageSummary>

/** A deleted page that can still be restored. */
const deletedPage = z.extend(z.pick(pageEntrySchema, { id: true, kind: true, title: true }), {
  deletedAt: moment,
  expiresAt: moment,
})

export const page = z.object({
  id: documentId,
  kind: z.enum(pageKinds),
  slug: z.string(),
  content: pageContentSchema,
  /** Incremented by every write to the page; a write may name the one it was made from in If-Match. */
  revision: z.int(),
  createdAt: moment,
  updatedAt: moment,
  live: z.nullable(pageLive),
  /** What is live of the portfolio, as in its own answers; pages that differ count one each. */
  site: z.nullable(liveState),
})
export type Page = z.infer<typeof page>

export const listPages = endpoint({
  method: 'GET',
  path: '/api/portfolios/:id/pages',
  access: 'owner',
  summary: 'The pages of a portfolio: case studies and articles without their blocks, and those that can be restored.',
  params,
  query: nothing,
  body: noBody,
  output: z.object({ pages: z.array(pageSummary), deleted: z.array(deletedPage) }),
  errors: [],
  sample: { params: sampleId, query: {}, body: undefined },
})

export const createPage = endpoint({
  method: 'POST',
  path: '/api/portfolios/:id/pages',
  access: 'owner',
  summary:
    'Creates a page, empty or with the given content. Its address is made from its title, unless one is wished for.',
  params,
  query: nothing,
  body: z.strictObject({
    kind: z.enum(pageKinds),
    content: z.optional(pageContentSchema),
    /** The item of the home page that it belongs to, such as `projects/4f2a`. */
    item: z.optional(z.string().check(z.maxLength(200))),
    /** The address that it had elsewhere; it gets one like it where that is not free. */
    slug: z.optional(z.string().check(z.maxLength(SLUG_MAX_LENGTH))),
  }),
  output: page,
  errors: ['unverified', 'limit-reached', 'too-large'],
  sample: { params: sampleId, query: {}, body: { kind: 'article', content: { title: 'On grids' } } },
})

export const getPage = endpoint({
  method: 'GET',
  path: '/api/portfolios/:id/pages/:pageId',
  access: 'owner',
  summary: 'A page with its content.',
  params: pageParams,
  query: nothing,
  body: noBody,
  output: page,
  errors: ['not-found'],
  sample: { params: samplePage, query: {}, body: undefined },
})

export const patchPage = endpoint({
  method: 'PATCH',
  path: '/api/portfolios/:id/pages/:pageId/content',
  access: 'owner',
  summary: 'Applies a JSON Patch (RFC 6902) to the content of a page atomically. Honours If-Match.',
  params: pageParams,
  query: nothing,
  body: z.strictObject({ ops: patchSchema }),
  output: z.extend(page, {
    /** Paths whose rich text was stored otherwise than it was sent, because something in it is not allowed. */
    cleaned: z.array(z.string()),
  }),
  errors: ['not-found', 'revision-conflict', 'invalid-patch', 'invalid-content', 'too-large'],
  sample: { params: samplePage, query: {}, body: { ops: [{ op: 'add', path: '/title', value: 'On grids' }] } },
})

export const setPageSlug = endpoint({
  method: 'PUT',
  path: '/api/portfolios/:id/pages/:pageId/slug',
  access: 'owner',
  summary: 'Changes the address of a page. Once that is published, the old one leads on for a year.',
  params: pageParams,
  query: nothing,
  body: z.strictObject({ slug: z.string().check(z.maxLength(SLUG_MAX_LENGTH)) }),
  output: page,
  errors: ['not-found', 'slug-taken'],
  sample: { params: samplePage, query: {}, body: { slug: 'on-grids' } },
})

export const duplicatePage = endpoint({
  method: 'POST',
  path: '/api/portfolios/:id/pages/:pageId/duplicate',
  access: 'owner',
  summary: 'Creates a page “{title} (copy)” with the same content, in the same portfolio.',
  params: pageParams,
  query: nothing,
  body: noBody,
  output: page,
  errors: ['not-found', 'unverified', 'limit-reached'],
  sample: { params: samplePage, query: {}, body: undefined },
})

export const deletePage = endpoint({
  method: 'DELETE',
  path: '/api/portfolios/:id/pages/:pageId',
  access: 'owner',
  summary:
    'Deletes the draft of a page; it can be restored for 30 days. What is live of it goes with the next publication.',
  params: pageParams,
  query: nothing,
  body: noBody,
  output: z.object({ deleted: z.literal(true), site: z.nullable(liveState) }),
  errors: ['not-found'],
  sample: { params: samplePage, query: {}, body: undefined },
})

export const restorePage = endpoint({
  method: 'POST',
  path: '/api/portfolios/:id/pages/:pageId/restore',
  access: 'owner',
  summary: 'Restores a deleted page; with another address if its own is in use.',
  params: pageParams,
  query: nothing,
  body: noBody,
  output: page,
  errors: ['not-found', 'unverified', 'limit-reached'],
  sample: { params: samplePage, query: {}, body: undefined },
})

/** What the draft of a page was before it was discarded; null where it was not live, and has been deleted. */
const discardedPage = z.strictObject({
  /** The version that holds its content. */
  version: documentId,
  slug: z.string().check(z.maxLength(SLUG_MAX_LENGTH)),
  deleted: z.boolean(),
})

export const discardPage = endpoint({
  method: 'POST',
  path: '/api/portfolios/:id/pages/:pageId/discard',
  access: 'owner',
  summary:
    'Makes the draft of a page what is live of it: its address, its content, and that it is there. The draft becomes a version. A page that is not live is deleted, and can be restored for 30 days. What it was before is in the answer, for undoDiscardPage.',
  params: pageParams,
  query: nothing,
  body: noBody,
  output: z.object({ page: z.nullable(page), site: z.nullable(liveState), discarded: z.nullable(discardedPage) }),
  errors: ['not-found', 'unverified', 'limit-reached', 'revision-conflict'],
  sample: { params: samplePage, query: {}, body: undefined },
})

export const undoDiscardPage = endpoint({
  method: 'POST',
  path: '/api/portfolios/:id/pages/:pageId/discard/undo',
  access: 'owner',
  summary:
    'Makes the draft of a page what it was before it was discarded; with another address if its own is in use. The current draft becomes a version.',
  params: pageParams,
  query: nothing,
  body: discardedPage,
  output: z.object({ site: z.nullable(liveState) }),
  errors: ['not-found', 'unverified', 'limit-reached', 'invalid-content'],
  sample: { params: samplePage, query: {}, body: { version: '3', slug: 'sample-page', deleted: false } },
})

const pageVersionSummary = z.omit(versionSummary, { templateId: true })

export const listPageVersions = endpoint({
  method: 'GET',
  path: '/api/portfolios/:id/pages/:pageId/versions',
  access: 'owner',
  summary: 'Earlier states of a page, latest first, page by page, each with its changes.',
  params: pageParams,
  query: z.object({ cursor: z.optional(documentId) }),
  body: noBody,
  output: z.object({
    versions: z.array(pageVersionSummary),
    /** The `cursor` of the next page; null after the last. */
    nextCursor: z.nullable(z.string()),
  }),
  errors: ['not-found'],
  sample: { params: samplePage, query: {}, body: undefined },
})

export const getPageVersion = endpoint({
  method: 'GET',
  path: '/api/portfolios/:id/pages/:pageId/versions/:version',
  access: 'owner',
  summary: 'A version of a page with its content, and the content of the one before for comparison.',
  params: versionParams,
  query: nothing,
  body: noBody,
  output: z.extend(pageVersionSummary, { content: pageContentSchema, previous: z.nullable(pageContentSchema) }),
  errors: ['not-found'],
  sample: { params: sampleVersion, query: {}, body: undefined },
})

export const restorePageVersion = endpoint({
  method: 'POST',
  path: '/api/portfolios/:id/pages/:pageId/versions/:version/restore',
  access: 'owner',
  summary: 'Restores a version as the draft of a page. The current draft becomes a version. Honours If-Match.',
  params: versionParams,
  query: nothing,
  body: noBody,
  output: page,
  errors: ['not-found', 'revision-conflict', 'invalid-content'],
  sample: { params: sampleVersion, query: {}, body: undefined },
})
