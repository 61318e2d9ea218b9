import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Language } from '@vitrine/common/languages'
import type { Design, Layout } from '@vitrine/common/portfolio/design'
import type { PublicContent } from '@vitrine/common/portfolio/public-content'
import type { PictureResolver, TemplateDefinition } from '@vitrine/templates/definition'
import { pageFonts } from '@vitrine/templates/fonts'
import { languageStyles } from '@vitrine/templates/language-styles'
import type { LanguageLink } from '@vitrine/templates/languages/language-link'
import { withLanguageRules } from '@vitrine/templates/languages/language-rules'
import type { Untranslated } from '@vitrine/common/portfolio/translations/translated'
import { markLetters } from '@vitrine/templates/mark-letters'
import { markUntranslated } from '@vitrine/templates/mark-untranslated'
import { TemplatePage } from '@vitrine/templates/page'
import type { SitePages } from '@vitrine/templates/pages/site-pages'
import type { PictureSets } from '@vitrine/templates/picture-sets'
import { withLateRules } from '@vitrine/templates/shared-sections/late-rules'
import { publishedStyles } from '@vitrine/templates/styles'
import type { Wording } from '@vitrine/templates/words/wording'
import { htmlDocument, type HtmlDocument } from './document.tsx'

interface Source {
  definition: TemplateDefinition
  content: PublicContent
  design: Design
  layout: Layout
  picture: PictureResolver
  pictureSets: PictureSets
  username?: string
  madeWith: boolean
  /** What it shows of its case studies and articles. */
  pages?: SitePages
  /** The words of its language. */
  wording: Wording
  /** The page in all of its languages, where there are several. */
  languages?: readonly LanguageLink[]
  icon: string | null
  head: ReactNode
  /** Before and after what the template renders, in the body. */
  before?: ReactNode
  after: ReactNode
  /** Rules that come after those of the page. */
  css?: string
}

/** A portfolio in its template as a complete document, for whoever it is. */
export function templateDocument({
  definition,
  design,
  icon,
  head,
  before,
  after,
  css,
  ...page
}: Source): HtmlDocument {
  const body = (
    <>
      {before}
      <TemplatePage definition={definition} {...page} />
      {after}
    </>
  )
  return styledDocument({
    language: page.wording.language,
    untranslated: [page.content.untranslated],
    styled: definition,
    design,
    icon,
    head,
    body,
    css,
  })
}

interface StyledSource {
  language: Language
  untranslated: readonly (Untranslated | undefined)[]
  styled: Pick<TemplateDefinition, 'design' | 'css'>
  design: Design
  icon: string | null
  head: ReactNode
  body: ReactNode
  css?: string
}

/** A document with the styles that its texts ask for. */
export function styledDocument({
  language,
  untranslated,
  styled,
  design,
  icon,
  head,
  body,
  css = '',
}: StyledSource): HtmlDocument {
  const rendered = markUntranslated(renderToStaticMarkup(body), untranslated)
  const { markup, letters } = markLetters(rendered, pageFonts(styled.design, design), language)
  const [, firstSection] = /<section[^>]* id="([^"]+)"/.exec(markup) ?? []
  return htmlDocument({
    language,
    css:
      publishedStyles(withLanguageRules(withLateRules(styled, markup), markup), design, letters) +
      languageStyles(language) +
      css,
    icon,
    head: (
      <>
        {/* Painted while it arrives, the opening of a page would move with each part of it; its first section marks its end. */}
        {firstSection && <link rel="expect" href={`#${firstSection}`} blocking="render" />}
        {head}
      </>
    ),
    body: <body dangerouslySetInnerHTML={{ __html: markup }} />,
  })
}
