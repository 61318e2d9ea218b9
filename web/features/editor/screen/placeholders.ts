import { fillFields } from '@vitrine/common/fields/fill'
import { placeholderOf } from '@vitrine/common/fields/kinds'
import { offeredSections, type TemplateMetadata } from '@vitrine/common/fields/section'
import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import type { Layout } from '@vitrine/common/portfolio/design'
import { getAt, setAt } from '@vitrine/common/portfolio/paths'
import type { ShownSection } from '@vitrine/templates/definition'
import type { SitePages } from '@vitrine/templates/pages/site-pages'
import { isBlankRichText } from '@vitrine/templates/parts/emptiness'
import { changeListing } from '@vitrine/templates/shared-sections/pages-section'
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
      const own = getAt(content, path)
      const isWritten = typeof own === 'string' && !isBlankRichText(own)
      return value === undefined || isWritten ? left : setAt(left, path, value)
    }, content),
    faint,
  }
}

/** The same for sections that list pages, where there is none to list. */
export const withPlaceholderPages = (pages: SitePages, faint: readonly string[]): SitePages => ({
  ...pages,
  withPages: (sections, layout) =>
    changeListing(pages.withPages(sections, layout), (section) =>
      faint.includes(section.id) ? { ...section, isEmpty: () => false, pagesIn: placeholderPages } : section,
    ),
})

const placeholderPages = () =>
  Array.from({ length: ITEMS }, (_, index) => ({
    id: String(index),
    kind: 'study' as const,
    slug: '',
    href: '#top',
    title: heard('Title of a page'),
    excerpt: heard('One or two sentences'),
    date: '',
    minutes: 1,
    item: '',
  }))
