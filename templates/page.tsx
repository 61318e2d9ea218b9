import type { LanguageLink } from './languages/language-link.ts'
import { LanguageSwitch } from './languages/language-switch.tsx'
import { OtherLanguageContext } from './languages/other-language.ts'
import { PageBody, type PageBodyInput } from './page-body.tsx'
import { LateSection } from './shared-sections/late-section.tsx'
import { english } from './words/wording.ts'

interface TemplatePageInput extends Omit<PageBodyInput, 'late' | 'above'> {
  /** The page in all of its languages, the original first, where there are several. */
  languages?: readonly LanguageLink[]
}

/** Everything inside <body> of a portfolio, as its visitors see it. */
export function TemplatePage({ languages, ...page }: TemplatePageInput) {
  const { language } = page.wording ?? english
  return (
    <OtherLanguageContext value={languages && language !== languages[0]?.language ? language : null}>
      <PageBody {...page} late={LateSection} above={languages && <LanguageSwitch links={languages} />} />
    </OtherLanguageContext>
  )
}
