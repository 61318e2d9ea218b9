import { chosenSections } from '@vitrine/common/fields/section'
import type { TemplateMetadata } from '@vitrine/common/fields/section'
import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import type { Layout } from '@vitrine/common/portfolio/design'
import { pageMetadata, type PageContent } from '@vitrine/common/portfolio/pages/page-content'
import { pageLabelOf } from '@vitrine/common/portfolio/pages/page-labels'
import { originalTexts, type OriginalText } from '@vitrine/common/portfolio/translations/texts'
import { heard } from '../../../lib/words/say.ts'

/** The texts of a home page, of the sections that it has. */
export const textsOfHome = (metadata: TemplateMetadata, content: PortfolioContent, layout: Layout): OriginalText[] =>
  originalTexts({ metadata: { sections: chosenSections(metadata.sections, layout) }, content, layout }).map((text) => ({
    ...text,
    label: heard(text.label),
    section: heard(text.section),
  }))

/** The texts of a case study or an article, block by block. */
export const textsOfPage = (content: PageContent): OriginalText[] =>
  originalTexts({ metadata: pageMetadata(content), content }).map((text) => ({
    ...text,
    label: heard(pageLabelOf(text.path, content)),
    section: heard(text.section),
  }))
