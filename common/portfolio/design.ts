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

/** How long the name of a section may be: it is a heading of the page and a link of its navigation. */
export const SECTION_TITLE_MAX = 40
/** The name that is stored of what its owner wrote; none of nothing. */
export function sectionTitleOf(written: string): string | undefined {
  const line = written.replaceAll(/\p{Cc}/gu, ' ').slice(0, SECTION_TITLE_MAX)
  // Where it is cut, half a character may be left.
  return line.replace(/\p{Cs}$/u, '') || undefined
}

/** One line: no control characters. */
const sectionTitle = z.string().check(z.maxLength(SECTION_TITLE_MAX), z.regex(/^\P{Cc}*$/u))
const SECTIONS_MAX = 60
/** Ids that are keys have no dots, which separate the keys of a path. */
const areTitles = (titles: object): boolean => {
  const ids = Object.keys(titles)
  return ids.length <= SECTIONS_MAX && ids.every((id) => /^[a-z][a-z0-9-]{0,59}$/.test(id))
}

export const layoutSchema = z.strictObject({
  /** Ids of hidden sections; their content is kept. */
  hidden: z.array(sectionId).check(z.maxLength(SECTIONS_MAX)),
  /** Section ids in the owner's order; others keep the template's place. */
  order: z.optional(z.array(sectionId).check(z.maxLength(SECTIONS_MAX))),
  /** Ids of optional sections that the owner has added. */
  added: z.optional(z.array(sectionId).check(z.maxLength(SECTIONS_MAX))),
  /** The owner's names of sections, by their ids; others, and blank ones, have the template's. */
  titles: z.optional(
    // Not z.record(), which weighs more in the scripts of the app than all of this.
    z.catchall(z.object({}), sectionTitle).check(z.refine(areTitles, 'Not the names of sections')),
  ),
})
export type Layout = z.infer<typeof layoutSchema>
