import { offeredSections } from '@vitrine/common/fields/section'
import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import type { Layout } from '@vitrine/common/portfolio/design'
import type { TemplateId } from '@vitrine/common/templates/ids'
import { catalogue } from './catalogue.ts'
import { showsContactForm } from './parts/forms.ts'

/** Whether a page may be sent messages: its owner has neither switched the form off nor hidden its section. */
export const asksForMessages = (templateId: TemplateId, { contact }: PortfolioContent, layout: Layout): boolean =>
  offeredSections(catalogue[templateId].sections, layout).some((section) => showsContactForm(section, contact))

export const asksForSubscribers = (templateId: TemplateId, content: PortfolioContent, layout: Layout): boolean =>
  offeredSections(catalogue[templateId].sections, layout).some(
    (section) => section.newsletterForm && !section.isEmpty(content),
  )
