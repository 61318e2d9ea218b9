import type { PageSummary } from '@vitrine/common/api/pages'
import type { LinkShows } from '@vitrine/common/api/private-links'
import { chosenMetadata, chosenSections, type TemplateMetadata } from '@vitrine/common/fields/section'
import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import type { Layout } from '@vitrine/common/portfolio/design'
import { worksOf } from '@vitrine/common/portfolio/works'
import { sectionsWithWriting, writingSection } from '@vitrine/templates/shared-sections/writing-section'
import { orderSections } from '@vitrine/templates/visible-sections'
import { heard, say } from '../../../lib/words/say.ts'

/** Something that a link can show, by what the API calls it. */
export interface Choice {
  id: string
  label: string
  private?: boolean
}

export interface Choices {
  sections: Choice[]
  /** A list each, with its entries and the section that shows them. */
  lists: { label: string; section: string; items: Choice[] }[]
}

/** A case study or an article, by its title. */
export const pageChoice = ({ id, kind, title, private: isHidden }: PageSummary): Choice => ({
  id,
  label: title.trim() || (kind === 'study' ? say('Untitled case study') : say('Untitled article')),
  ...(isHidden && { private: true }),
})

/** The sections that a link shows. One from before Writing could be chosen shows it. */
export const sectionsShown = ({ sections, writing }: LinkShows): readonly string[] | null =>
  sections === null || writing === false || sections.includes(writingSection.id)
    ? sections
    : [...sections, writingSection.id]

/** How a link says which of the sections it shows. @param offered what there was to choose from */
export const sectionsChosen = (
  chosen: readonly string[],
  offered: readonly string[],
): Pick<LinkShows, 'sections' | 'writing'> => ({
  sections: [...chosen],
  ...(offered.includes(writingSection.id) && !chosen.includes(writingSection.id) && { writing: false }),
})

/** What there is to choose from: the sections between opening and end of the page, and the entries of its work. */
export function choicesOf(
  metadata: TemplateMetadata,
  content: PortfolioContent,
  layout: Layout,
  pages: readonly PageSummary[],
): Choices {
  const chosen = chosenMetadata(metadata, layout)
  const all = sectionsWithWriting(metadata.sections, layout, pages)
  const sections = orderSections(chosenSections(all, layout), layout.order)
  return {
    sections: sections
      .filter(({ fixed, hideable }) => !fixed && hideable)
      .map(({ id, label, title }) => ({ id, label: title ?? heard(label) })),
    lists: worksOf(chosen, content).map(({ path, label, items }) => ({
      label: heard(label),
      section: chosen.sections.find(({ fields }) => fields.some((own) => own.path === path))?.id ?? '',
      items,
    })),
  }
}

/** A section that was left out, though chosen entries are shown in it alone; undefined where there is none. */
export const missingSection = (
  { sections, lists }: Choices,
  chosen: readonly string[],
  items: readonly string[],
): Choice | undefined =>
  sections.find(
    ({ id }) =>
      !chosen.includes(id) &&
      lists.some((list) => list.section === id && list.items.some((item) => items.includes(item.id))),
  )
