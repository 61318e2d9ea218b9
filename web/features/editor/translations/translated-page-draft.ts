import type { Portfolio } from '@vitrine/common/api/shapes'
import { type Language, languageOf } from '@vitrine/common/languages'
import type { PageContent } from '@vitrine/common/portfolio/pages/page-content'
import { translatableOfPages } from '@vitrine/common/portfolio/pages/translatable'
import { translatedPage } from '@vitrine/common/portfolio/translations/translated'

/** What the preview shows of a case study or an article in another language. @param site the portfolio that it is of */
export const translatedPageDraft = (content: PageContent, site: Portfolio, language: Language) => ({
  content: translatedPage(content, { from: languageOf(site.content), to: language }, translatableOfPages),
  site: { ...site, content: { ...site.content, meta: { ...site.content.meta, language } } },
})
