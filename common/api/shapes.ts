import * as z from 'zod/mini'
import type { Field } from '../fields/field.ts'
import { kinds } from '../fields/kinds.ts'
import { fixedPlaces } from '../fields/section.ts'
import type { Shape } from '../fields/shape.ts'
import { contentSchema } from '../portfolio/content.ts'
import { pageEntrySchema } from '../portfolio/pages/entry.ts'
import type { PublicContent } from '../portfolio/public-content.ts'
import { designSchema, layoutSchema } from '../portfolio/design.ts'
import { templateIds } from '../templates/ids.ts'
import { categories } from '../templates/listing.ts'
import { NAME_MAX_LENGTH } from '../limits.ts'

export const nothing = z.object({})
export const noBody = z.undefined()

export const documentId = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,128}$/))
export const portfolioName = z.string().check(z.trim(), z.minLength(1), z.maxLength(NAME_MAX_LENGTH))
export const templateId = z.enum(templateIds)
export const portfolioStatus = z.enum(['draft', 'published'])
export type PortfolioStatus = z.infer<typeof portfolioStatus>

/** Timestamps are ISO 8601 in UTC. */
export const moment = z.iso.datetime()

/** What visitors see of a published portfolio: a snapshot of what its owner edits, the draft. */
export const liveState = z.object({
  /** When it went live. */
  publishedAt: moment,
  /** The version that holds the same. */
  revision: z.int(),
  /** In how many places the draft differs from it; all parts of a picture are one, and so is a page. */
  changed: z.int(),
})

export const portfolio = z.object({
  id: documentId,
  name: z.string(),
  templateId,
  status: portfolioStatus,
  username: z.nullable(z.string()),
  content: contentSchema,
  design: designSchema,
  layout: layoutSchema,
  /** Incremented by every write; a write may name the one it was made from in If-Match. */
  revision: z.int(),
  views: z.int(),
  createdAt: moment,
  updatedAt: moment,
  publishedAt: z.nullable(moment),
  /** null while it is not published. */
  live: z.nullable(liveState),
})
export type Portfolio = z.infer<typeof portfolio>

/** A portfolio as the dashboard lists it. */
export const portfolioSummary = z.object({
  ...z.omit(portfolio, { content: true, design: true, layout: true, createdAt: true, publishedAt: true }).shape,
  /** Address of its cover picture, if any. */
  thumbnail: z.nullable(z.string()),
})
export type PortfolioSummary = z.infer<typeof portfolioSummary>

/** A deleted portfolio that can still be restored. */
export const deletedPortfolio = z.object({
  ...z.pick(portfolio, { id: true, name: true, templateId: true, status: true, username: true }).shape,
  deletedAt: moment,
  expiresAt: moment,
})
export type DeletedPortfolio = z.infer<typeof deletedPortfolio>

/** What anyone may see of a published portfolio: of its content what the page shows. */
export const publicPortfolio = z.extend(
  z.pick(portfolio, { id: true, name: true, templateId: true, design: true, layout: true, publishedAt: true }),
  {
    username: z.string(),
    content: contentSchema as unknown as z.ZodMiniType<PublicContent>,
    /** Its case studies and articles, without their blocks; each is at its slug below the portfolio’s address. */
    pages: z.array(pageEntrySchema),
  },
)
export type PublicPortfolio = z.infer<typeof publicPortfolio>

const fieldBase = {
  path: z.string(),
  label: z.string(),
  placeholder: z.optional(z.string()),
  help: z.optional(z.string()),
  required: z.optional(z.boolean()),
}
const fields = z.readonly(z.array(z.lazy((): z.ZodMiniType<Field> => field)))

const schemaOf = (shape: Shape): z.ZodMiniType => {
  if (shape === 'text') return z.string()
  if (shape === 'number') return z.number()
  if (shape === 'boolean') return z.boolean()
  if (shape === 'fields') return fields
  if ('oneOf' in shape) return z.enum(shape.oneOf)
  return 'listOf' in shape ? z.readonly(z.array(schemaOf(shape.listOf))) : z.object(schemasOf(shape.keys))
}
const schemasOf = (shapes: Readonly<Record<string, Shape>>) =>
  Object.fromEntries(Object.entries(shapes).map(([key, shape]) => [key, schemaOf(shape)]))

const fieldShapes = kinds.map(({ type, own }) => z.object({ ...fieldBase, type: z.literal(type), ...schemasOf(own) }))
/** The type of a shape that is made of other data is not known to the compiler: the tests of the contract hold it. */
const field = z.discriminatedUnion(
  'type',
  fieldShapes as unknown as [z.core.$ZodTypeDiscriminable],
) as unknown as z.ZodMiniType<Field>

export const templateMetadata = z.object({
  sections: z.readonly(
    z.array(
      z.object({
        id: z.string(),
        label: z.string(),
        heading: z.optional(z.nullable(z.string())),
        navigation: z.optional(z.nullable(z.string())),
        hideable: z.boolean(),
        fixed: z.optional(z.enum(fixedPlaces)),
        optional: z.optional(z.boolean()),
        fields,
      }),
    ),
  ),
})

export const templateListing = z.object({
  id: templateId,
  name: z.string(),
  subtitle: z.string(),
  category: z.enum(categories),
  /** 'Free' or the price as text; priceCents is authoritative. */
  price: z.string(),
  priceCents: z.int(),
  currency: z.literal('usd'),
  stripePriceId: z.nullable(z.string()),
  image: z.string(),
  downloads: z.int(),
  /** Average of the reviews, 1 to 5; 0 while there are none. */
  rating: z.number(),
  reviews: z.int(),
  featured: z.boolean(),
  author: z.string(),
  features: z.array(z.string()),
  tags: z.array(z.string()),
  searchKeywords: z.array(z.string()),
  available: z.boolean(),
})
export type TemplateSummary = z.infer<typeof templateListing>

/** A rating with an optional comment. */
export const review = z.object({
  /** The reviewer's name at the time of writing. */
  author: z.string(),
  rating: z.int(),
  text: z.string(),
  updatedAt: moment,
})
export type Review = z.infer<typeof review>
