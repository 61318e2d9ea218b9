import type { LinkShows } from '@vitrine/common/api/private-links'
import type { Language } from '@vitrine/common/languages'
import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import type { Layout } from '@vitrine/common/portfolio/design'
import { withChosenItems } from '@vitrine/common/portfolio/private-items'
import type { PublicContent } from '@vitrine/common/portfolio/public-content'
import type { TemplateId } from '@vitrine/common/templates/ids'
import { catalogue } from './catalogue.ts'
import { publicContent, publicLayout } from './public-content.ts'
import type { KnownPage } from './shared-sections/pages-section.ts'
import { writingSection } from './shared-sections/writing-section.ts'

interface Source {
  templateId: TemplateId
  content: PortfolioContent
  layout: Layout
  /** Those that the link shows. */
  pages: readonly KnownPage[]
}

/** What a private link shows of a portfolio, in the order that was chosen for it. */
export function linkPage(
  { templateId, content, layout, pages }: Source,
  { sections, items, writing }: Pick<LinkShows, 'sections' | 'items' | 'writing'>,
  language?: Language,
): { content: PublicContent; layout: Layout } {
  const chosen = sections === null ? layout : layoutOf(templateId, layout, sections, writing)
  const choose = (all: PortfolioContent) => (items === null ? all : withChosenItems(all, items))
  const source = { templateId, content, layout: chosen, pages }
  return {
    content: publicContent(source, choose, language),
    layout: publicLayout(source, choose, language),
  }
}

/** Opening and end of the page are there as in the portfolio; of all other sections those that were chosen. */
function layoutOf(
  templateId: TemplateId,
  layout: Layout,
  sections: readonly string[],
  writing: LinkShows['writing'],
): Layout {
  const others = catalogue[templateId].sections.filter(({ fixed }) => !fixed).map(({ id }) => id)
  // Links from before it could be chosen do not say whether they list articles; they go on as they were.
  if (sections.includes(writingSection.id) || writing === false) others.push(writingSection.id)
  return {
    ...layout,
    hidden: [...layout.hidden.filter((id) => !others.includes(id)), ...others.filter((id) => !sections.includes(id))],
    order: [...sections],
    added: [...new Set([...(layout.added ?? []), ...sections])],
  }
}
