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
 * Why a version was kept. published: it went online · edited: it stood for a while before it was changed ·
 * replaced: another version or template took its place · named: its owner asked for it.
 */
const versionReason = z.enum(['published', 'edited', 'replaced', 'named'])

const versionSummary = z.object({
  /** The revision of the portfolio that it is. */
  id: documentId,
  at: moment,
  reason: versionReason,
  label: z.nullable(z.string()),
  templateId,
  /** The first of the places that differ from the version before, as dotted paths. */
  changed: z.array(z.string()),
  changedCount: z.int(),
  /** When it goes away by itself; null for one that stays, unless there are too many without a name. */
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
    'Earlier states of a portfolio, the latest first, a page at a time, each with what changed since the one before.',
  params,
  query: z.object({ cursor: z.optional(documentId) }),
  body: noBody,
  output: z.object({
    versions: z.array(versionSummary),
    /** Give it as `cursor` for the next page; null after the last. */
    nextCursor: z.nullable(z.string()),
  }),
  errors: [],
  sample: { params: { id: 'sample-portfolio' }, query: {}, body: undefined },
})

export const getVersion = endpoint({
  method: 'GET',
  path: '/api/portfolios/:id/versions/:version',
  access: 'owner',
  summary: 'One version with its content, and the one before it to compare with.',
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
  summary: 'Keeps the portfolio as it is now, under a name.',
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
  summary: 'Names a version, which keeps it for good, or takes its name away.',
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
  summary:
    'Makes a portfolio what it was. What it is now becomes a version; a published one stays published, with a template that it may have.',
  params: versionParams,
  query: nothing,
  body: noBody,
  output: portfolio,
  errors: ['revision-conflict', 'invalid-content'],
  sample: { params: sampleVersion, query: {}, body: undefined },
})
