import * as z from 'zod/mini'

/** Specification 2, section 9. */
export const DEFAULT_PRIMARY_COLOR = '#8B5CF6'
export const DEFAULT_SECONDARY_COLOR = '#3B82F6'

export const fontNames = ['Inter', 'Roboto', 'Open Sans', 'Lato'] as const
export type FontName = (typeof fontNames)[number]

/** Each template defines its three backgrounds. */
export const backgroundNames = ['plain', 'soft', 'bold'] as const
export type BackgroundName = (typeof backgroundNames)[number]

const color = z.string().check(z.regex(/^#[0-9a-f]{6}$/i))

/** The owner's choices; a missing one is the template's. */
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
  /** Ids of hidden sections; their content is kept. */
  hidden: z.array(sectionId).check(z.maxLength(60)),
  /** Section ids in the owner's order; others keep the template's place. */
  order: z.optional(z.array(sectionId).check(z.maxLength(60))),
  /** Ids of optional sections that the owner has added. */
  added: z.optional(z.array(sectionId).check(z.maxLength(60))),
})
export type Layout = z.infer<typeof layoutSchema>
