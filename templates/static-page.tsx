import { renderToStaticMarkup } from 'react-dom/server'
import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import type { Design, Layout } from '@vitrine/common/portfolio/design'
import type { PictureResolver, TemplateDefinition } from './definition.ts'
import { TemplatePage } from './page.tsx'
import { pageFonts } from './fonts.ts'
import { markLetters } from './mark-letters.ts'
import { pageFontAddresses, pageStyles } from './styles.ts'

export interface StaticPageInput {
  definition: TemplateDefinition
  content: PortfolioContent
  design: Design
  layout: Layout
  picture: PictureResolver
  title: string
  description: string
  /** The origin of this deployment; links to it become absolute. */
  origin: string
  madeWith: boolean
}

export interface StaticPage {
  html: string
  css: string
  /** Where the font files that it names are on this deployment. */
  fonts: string[]
}

/** Relative names of the files beside the page, valid from a disk and from any server. */
export const staticFiles = {
  page: 'index.html',
  styles: 'style.css',
  script: 'page.js',
  fonts: 'fonts',
  images: 'images',
} as const

/** A portfolio as a page that needs only the files beside it: no server and no network. */
export function staticPage({
  title,
  description,
  origin,
  definition,
  content,
  design,
  layout,
  picture,
  madeWith,
}: StaticPageInput): StaticPage {
  const rendered = renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <meta name="description" content={description} />
        <link rel="stylesheet" href={staticFiles.styles} />
        <script src={staticFiles.script} defer />
      </head>
      <body>
        <TemplatePage definition={definition} content={content} layout={layout} picture={picture} madeWith={madeWith} />
      </body>
    </html>,
  )
  const { markup, letters } = markLetters(rendered, pageFonts(definition.design, design))
  return {
    html: `<!doctype html>${markup.replaceAll('href="/"', `href="${origin}/"`)}`,
    css: pageStyles(definition, design, letters).replaceAll('url(/fonts/', `url(${staticFiles.fonts}/`),
    fonts: pageFontAddresses(definition, design, letters),
  }
}
