import { chosenSections, shownName, withTitle, type TemplateMetadata } from '@vitrine/common/fields/section'
import type { ChangeNames } from '@vitrine/common/portfolio/change-words'
import type { Layout } from '@vitrine/common/portfolio/design'
import { isPicture } from '@vitrine/common/portfolio/labels'
import { insertWriting, writingSection } from './shared-sections/writing-section.ts'
import { orderSections } from './visible-sections.ts'

/** What sections and pictures are called in the words of a change; sections by the names that a layout gives them. */
export function changeNames(
  metadata: TemplateMetadata,
  layout: Layout,
  template: ChangeNames['template'],
): ChangeNames {
  const all = insertWriting(metadata.sections, writingSection)
  const find = (id: unknown) => all.find((section) => section.id === id)
  return {
    template,
    section(id) {
      const section = find(id)
      return section ? withTitle(section, layout).label : String(id)
    },
    heading(id) {
      const section = find(id)
      return (section && shownName(section)) ?? id
    },
    order: (ids) => orderSections(chosenSections(all, layout), ids).flatMap(({ id, fixed }) => (fixed ? [] : [id])),
    isPicture: (path) => isPicture(path, metadata),
  }
}
