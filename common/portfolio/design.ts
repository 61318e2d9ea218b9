import * as z from 'zod/mini'

/** Specification 2, section 9. */
export const DEFAULT_PRIMARY_COLOR = '#8B5CF6'
export const DEFAULT_SECONDARY_COLOR = '#3B82F6'

export const fontNames = ['Inter', 'Roboto', 'Open Sans', 'Lato'] as const
export type FontName = (typeof fontNames)[number]

/** Each template decides what its three backgrounds are. */
export const backgroundNames = ['plain', 'soft', 'bold'] as const
export type BackgroundName = (typeof backgroundNames)[number]

const color = z.string().check(z.regex(/^#[0-9a-f]{6}$/i))

/** What the owner chose; a setting that is missing is the template's own. */
export const designSchema = z.partial(
  z.strictObject({
    primaryColor: color,
    secondaryColor: color,
    headingFont: z.enum(fontNames),
    bodyFont: z.enum(fontNames),
    background: z.enum(backgroundNames),
  }),
)
export type Design = z.infer<typeof designSchema>

const sectionId = z.string().check(z.maxLength(60))

export const layoutSchema = z.strictObject({
  /** Ids of the sections that are not shown; their content is kept. */
  hidden: z.array(sectionId).check(z.maxLength(60)),
  /** Ids of sections in the order that the owner chose; those it does not name keep the template's place. */
  order: z.optional(z.array(sectionId).check(z.maxLength(60))),
  /** Ids of optional sections that the owner has added. */
  added: z.optional(z.array(sectionId).check(z.maxLength(60))),
})
export type Layout = z.infer<typeof layoutSchema>
