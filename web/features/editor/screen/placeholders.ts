import { fillFields } from '@vitrine/common/fields/fill'
import { placeholderOf } from '@vitrine/common/fields/kinds'
import { offeredSections, type TemplateMetadata } from '@vitrine/common/fields/section'
import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import type { Layout } from '@vitrine/common/portfolio/design'
import { getAt, setAt } from '@vitrine/common/portfolio/paths'
import type { ShownSection } from '@vitrine/templates/definition'
import { heard } from '../../../lib/words/say.ts'

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
  sections: readonly ShownSection[],
  content: PortfolioContent,
  layout: Layout,
): Placeholders {
  const faint = offeredSections(sections, layout)
    .filter((section) => section.hideable && section.isEmpty(content))
    .map(({ id }) => id)
  const empty = metadata.sections.filter(({ id }) => faint.includes(id))
  const placeholders = fillFields({ sections: empty }, ITEMS, ({ field }) =>
    placeholderOf({ ...field, placeholder: heard(field.placeholder ?? field.label) }),
  )
  const fields = empty.flatMap((section) => section.fields)
  return {
    content: fields.reduce((left, { path }) => {
      const value = getAt(placeholders, path)
      return value === undefined ? left : setAt(left, path, value)
    }, content),
    faint,
  }
}
