import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { languageAttributes } from '@vitrine/common/languages'
import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import type { Design, Layout } from '@vitrine/common/portfolio/design'
import { feedTypes } from '@vitrine/common/portfolio/pages/feeds'
import type { Translated, Untranslated } from '@vitrine/common/portfolio/translations/translated'
import type { PictureResolver, TemplateDefinition } from './definition.ts'
import { TemplatePage } from './page.tsx'
import { pageFonts } from './fonts.ts'
import type { LanguageLink } from './languages/language-link.ts'
import { withLanguageRules } from './languages/language-rules.ts'
import { languageStyles } from './language-styles.ts'
import { markLetters } from './mark-letters.ts'
import { markUntranslated } from './mark-untranslated.ts'
import type { SitePages } from './pages/site-pages.ts'
import { withLateRules } from './shared-sections/late-rules.ts'
import { pageFontAddresses, pageStyles } from './styles.ts'
import type { Wording } from './words/wording.ts'

export interface StaticPageInput
  extends Pick<StaticDocument, 'title' | 'description' | 'origin' | 'hasFeeds' | 'root'> {
  definition: TemplateDefinition
  content: Translated<PortfolioContent>
  design: Design
  layout: Layout
  picture: PictureResolver
  madeWith: boolean
  /** What it shows of its case studies and articles. */
  pages?: SitePages
  wording: Wording
  /** The page in all of its languages, where there are several. */
  languages?: readonly LanguageLink[]
}

export interface StaticPage {
  html: string
  css: string
  /** Where the font files that it names are on this deployment. */
  fonts: string[]
}

/** Relative names of the files beside the home page, valid from a disk and from any server. */
export const staticFiles = {
  page: 'index.html',
  styles: 'style.css',
  script: 'page.js',
  fonts: 'fonts',
  images: 'images',
  files: 'files',
  feed: 'feed',
} as const

/** A portfolio as a page that needs only the files beside it: no server and no network. */
export function staticPage({
  definition,
  content,
  design,
  layout,
  picture,
  madeWith,
  pages,
  wording,
  languages,
  ...document
}: StaticPageInput): StaticPage {
  return staticDocument({
    ...document,
    wording,
    untranslated: [content.untranslated],
    styled: definition,
    design,
    script: staticFiles.script,
    body: (
      <TemplatePage
        definition={definition}
        content={content}
        layout={layout}
        picture={picture}
        madeWith={madeWith}
        pages={pages}
        wording={wording}
        languages={languages}
      />
    ),
  })
}

export interface StaticDocument {
  wording: Wording
  untranslated: readonly (Untranslated | undefined)[]
  title: string
  description: string
  /** The origin of this deployment; links to it become absolute. */
  origin: string
  /** Whether there are feeds of its articles beside the home page. */
  hasFeeds: boolean
  styled: Pick<TemplateDefinition, 'design' | 'css'>
  design: Design
  /** Leads from the page's folder to that of the home page: up once from a page, and from what is in another language. */
  root: './' | '../' | '../../'
  /** The name of its script, which is beside the home page. */
  script: string
  body: ReactNode
}

/** A document whose styles are beside it, and whose other files are beside the home page. */
export function staticDocument({
  wording: { language, say },
  untranslated,
  title,
  description,
  origin,
  hasFeeds,
  styled,
  design,
  root,
  script,
  body,
}: StaticDocument): StaticPage {
  const rendered = renderToStaticMarkup(
    <html {...languageAttributes(language)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <meta name="description" content={description} />
        <link rel="stylesheet" href={staticFiles.styles} />
        {hasFeeds &&
          Object.entries(feedTypes).map(([format, type]) => (
            <link
              key={format}
              rel="alternate"
              type={type}
              title={say('Articles')}
              href={`${root}${staticFiles.feed}.${format}`}
            />
          ))}
        <script src={root + script} defer />
      </head>
      <body>{body}</body>
    </html>,
  )
  const { markup, letters } = markLetters(
    markUntranslated(rendered, untranslated),
    pageFonts(styled.design, design),
    language,
  )
  return {
    html: `<!doctype html>${markup.replaceAll('href="/"', `href="${origin}/"`)}`,
    css:
      pageStyles(withLanguageRules(withLateRules(styled, markup), markup), design, letters).replaceAll(
        'url(/fonts/',
        `url(${root}${staticFiles.fonts}/`,
      ) + languageStyles(language),
    fonts: pageFontAddresses(styled, design, letters),
  }
}
