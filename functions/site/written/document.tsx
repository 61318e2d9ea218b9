import type { ReactNode } from 'react'
import { plans, type PlanId } from '@vitrine/common/plans'
import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import type { Design, Layout } from '@vitrine/common/portfolio/design'
import { frameOrigins, mediaOf } from '@vitrine/common/portfolio/pages/embeds'
import type { PageContent } from '@vitrine/common/portfolio/pages/page-content'
import type { Translated } from '@vitrine/common/portfolio/translations/translated'
import type { TemplateId } from '@vitrine/common/templates/ids'
import type { PictureResolver } from '@vitrine/templates/definition'
import type { LanguageLink } from '@vitrine/templates/languages/language-link'
import { LanguageSwitch } from '@vitrine/templates/languages/language-switch'
import { loadPage } from '@vitrine/templates/pages/page'
import { PageDocument } from '@vitrine/templates/pages/page-document'
import type { ShownPage, ShownPages } from '@vitrine/templates/pages/shown-page'
import type { PictureSets } from '@vitrine/templates/picture-sets'
import type { Wording } from '@vitrine/templates/words/wording'
import type { HtmlDocument } from '../document.tsx'
import type { PageNeeds } from '../headers.ts'
import { styledDocument } from '../template-document.tsx'

interface Source {
  templateId: TemplateId
  page: Pick<ShownPage, 'id' | 'kind' | 'minutes'>
  content: Translated<PageContent>
  /** The home page around it. */
  site: { content: Translated<PortfolioContent>; design: Design; layout: Layout }
  plan: PlanId
  /** The words of its language. */
  wording: Wording
  /** The page in all of its languages, where there are several. */
  languages?: readonly LanguageLink[]
  shown: ShownPages
  picture: PictureResolver
  pictureSets: PictureSets
  icon: string | null
  head: ReactNode
  /** Before what the template renders, in the body. */
  before?: ReactNode
  /** Rules that come after those of the page. */
  css?: string
  /** Its script, which is another one where it has blocks that need one. */
  script: (kind: 'plain' | 'blocks') => ReactNode
}

/** A case study or an article in its template as a complete document, for whoever it is. */
export async function writtenDocument({
  templateId,
  page,
  content,
  site: { content: home, design, layout },
  plan,
  wording,
  languages,
  icon,
  head,
  before,
  css,
  script,
  ...shown
}: Source): Promise<HtmlDocument & PageNeeds> {
  const { definition, look, highlight, styled, script: kind } = await loadPage(templateId, content)
  const document = styledDocument({
    language: wording.language,
    untranslated: [home.untranslated, content.untranslated],
    styled,
    design,
    icon,
    css,
    head,
    body: (
      <>
        {before}
        <PageDocument
          definition={definition}
          look={look}
          site={{ content: home, layout }}
          id={page.id}
          kind={page.kind}
          content={content}
          minutes={page.minutes}
          highlight={highlight}
          madeWith={plans[plan].showsMadeWith}
          wording={wording}
          above={languages && <LanguageSwitch links={languages} />}
          {...shown}
        />
        {script(kind)}
      </>
    ),
  })
  return { ...document, frames: frameOrigins(content), media: mediaOf(content) }
}
