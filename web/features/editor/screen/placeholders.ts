import type { Field } from '@vitrine/common/fields/field'
import { offeredSections, type TemplateMetadata } from '@vitrine/common/fields/section'
import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import type { Layout } from '@vitrine/common/portfolio/design'
import { setAt } from '@vitrine/common/portfolio/paths'
import type { Section } from '@vitrine/templates/definition'

/** Shown where a picture will be. */
const PICTURE = '/placeholder.svg'
/** How many items a list seems to have. */
const ITEMS = 3

export interface Placeholders {
  content: PortfolioContent
  /** The ids of the sections that are made up of placeholders. */
  faint: string[]
}

/** Content in which each empty section that the owner has not hidden shows what belongs there, for the preview only. */
export function withPlaceholders(
  metadata: TemplateMetadata,
  sections: readonly Section[],
  content: PortfolioContent,
  layout: Layout,
): Placeholders {
  const faint = offeredSections(sections, layout)
    .filter((section) => section.hideable && section.isEmpty(content))
    .map(({ id }) => id)
  const fields = metadata.sections.filter(({ id }) => faint.includes(id)).flatMap((section) => section.fields)
  return { content: filled(fields, content), faint }
}

const filled = <T extends object>(fields: readonly Field[], object: T): T =>
  fields.reduce((left, field) => {
    const value = placeholderOf(field)
    return value === undefined ? left : setAt(left, field.path, value)
  }, object)

/** What a field shows while it is empty; undefined for what only somebody's choice can give, such as an address. */
function placeholderOf(field: Field): unknown {
  const text = field.placeholder ?? field.label
  switch (field.type) {
    case 'string':
    case 'text':
      return text
    case 'richtext':
      return `<p>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>`
    case 'email':
      return 'you@example.com'
    case 'image':
      return PICTURE
    case 'array:string':
      return Array.from({ length: ITEMS }, () => text)
    case 'array:object':
      return Array.from({ length: ITEMS }, () => filled(field.fields, {}))
    case 'object':
      return filled(field.fields, {})
    default:
      return undefined
  }
}
