import * as z from 'zod/mini'
import { contentSchema } from '../portfolio/content.ts'
import { designSchema, layoutSchema } from '../portfolio/design.ts'
import { VERSION_LABEL_MAX_LENGTH } from '../limits.ts'
import { endpoint } from './endpoint.ts'
import { documentId, moment, noBody, nothing, portfolio, templateId } from './shapes.ts'

/** What a version holds; the fields of a portfolio that its owner edits. */
const versionDocument = z.object({
  name: z.string(),
  content: contentSchema,
  design: designSchema,
  layout: layoutSchema,
})

/**
 * Why a version was stored. published: it went online · edited: first change after a while · replaced: before a restore or a
 * template switch · named: by its owner.
 */
const versionReason = z.enum(['published', 'edited', 'replaced', 'named'])

export const versionSummary = z.object({
  /** The portfolio's revision. */
  id: documentId,
  at: moment,
  reason: versionReason,
  label: z.nullable(z.string()),
  templateId,
  /** The first paths that differ from the version before. */
  changed: z.array(z.string()),
  changedCount: z.int(),
  /** When it expires; null for a permanent one, unless there are too many without a name. */
  expiresAt: z.nullable(moment),
})
export type VersionSummary = z.infer<typeof versionSummary>

const label = z.string().check(z.trim(), z.minLength(1), z.maxLength(VERSION_LABEL_MAX_LENGTH))
const params = z.object({ id: documentId })
const versionParams = z.object({ id: documentId, version: documentId })
const sampleVersion = { id: 'sample-portfolio', version: '3' }

export const listVersions = endpoint({
  method: 'GET',
  path: '/api/portfolios/:id/versions',
  access: 'owner',
  summary:
    'Earlier states of a portfolio, latest first, page by page, each with its changes; with `reason`, only those stored for it.',
  params,
  query: z.object({ cursor: z.optional(documentId), reason: z.optional(versionReason) }),
  body: noBody,
  output: z.object({
    versions: z.array(versionSummary),
    /** The `cursor` of the next page; null after the last. */
    nextCursor: z.nullable(z.string()),
  }),
  errors: [],
  sample: { params: { id: 'sample-portfolio' }, query: {}, body: undefined },
})

export const getVersion = endpoint({
  method: 'GET',
  path: '/api/portfolios/:id/versions/:version',
  access: 'owner',
  summary: 'A version with its content, and the one before for comparison.',
  params: versionParams,
  query: nothing,
  body: noBody,
  output: z.extend(versionSummary, { document: versionDocument, previous: z.nullable(versionDocument) }),
  errors: [],
  sample: { params: sampleVersion, query: {}, body: undefined },
})

export const keepVersion = endpoint({
  method: 'POST',
  path: '/api/portfolios/:id/versions',
  access: 'owner',
  summary: 'Stores the current state as a named version.',
  params,
  query: nothing,
  body: z.strictObject({ label }),
  output: versionSummary,
  errors: ['limit-reached'],
  sample: { params: { id: 'sample-portfolio' }, query: {}, body: { label: 'Before the redesign' } },
})

export const nameVersion = endpoint({
  method: 'PATCH',
  path: '/api/portfolios/:id/versions/:version',
  access: 'owner',
  summary: 'Names a version, which makes it permanent, or removes its name.',
  params: versionParams,
  query: nothing,
  body: z.strictObject({ label: z.nullable(label) }),
  output: versionSummary,
  errors: ['limit-reached'],
  sample: { params: sampleVersion, query: {}, body: { label: 'The one for the gallery' } },
})

export const restoreVersion = endpoint({
  method: 'POST',
  path: '/api/portfolios/:id/versions/:version/restore',
  access: 'owner',
  summary: 'Restores a version as the draft. The current draft becomes a version. What is live stays.',
  params: versionParams,
  query: nothing,
  body: noBody,
  output: portfolio,
  errors: ['revision-conflict', 'invalid-content'],
  sample: { params: sampleVersion, query: {}, body: undefined },
})
