import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { frameOrigins } from '@vitrine/common/portfolio/pages/embeds'
import type { TemplateId } from '@vitrine/common/templates/ids'
import { catalogue } from './catalogue.ts'
import { exampleSets } from './example-sets.ts'
import { pageFonts } from './fonts.ts'
import { markLetters } from './mark-letters.ts'
import { TemplatePage } from './page.tsx'
import { type ExamplePage, shownExample, withExampleItem } from './pages/example-page.ts'
import { loadPage } from './pages/page.ts'
import { PageDocument } from './pages/page-document.tsx'
import { sitePages } from './pages/site-pages.ts'
import { pictureResolver } from './picture.ts'
import { registry } from './registry.ts'
import { withLateRules } from './shared-sections/late-rules.ts'
import { publishedStyles, type Styled } from './styles.ts'

interface ExampleFiles {
  minifyStyles: (css: string) => Promise<string>
  /** How a Content-Security-Policy names a style element. */
  hashOf: (css: string) => string
}

export interface ExampleInput extends ExampleFiles {
  id: TemplateId
  /** The case study or the article that it leads to. */
  page: ExamplePage
  head: ReactNode
}

const POLICY =
  "default-src 'none'; script-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'self'"

/** The pictures of examples are files of this site. */
const picture = pictureResolver({ origin: '', bucket: '' })

/**
 * A template with its example content as a page of its own, as `/portfolio/{templateId}` shows it.
 * @param script the address of the template's script that counts no visits
 */
export async function exampleHome({
  id,
  page,
  script,
  ...document
}: ExampleInput & { script: string }): Promise<string> {
  const definition = await registry[id]()
  const content = withExampleItem(catalogue[id].example, page)
  return exampleDocument({
    ...document,
    styled: definition,
    script,
    frames: [],
    body: (
      <TemplatePage
        definition={definition}
        content={content}
        layout={{ hidden: [] }}
        picture={picture}
        pictureSets={exampleSets(content)}
        pages={sitePages(shownExample(id, page))}
      />
    ),
  })
}

/**
 * The case study or the article of an example, to which the example leads.
 * @param scripts the addresses of the scripts of pages that count no visits
 */
export async function exampleWritten({
  id,
  page,
  scripts,
  ...document
}: ExampleInput & { scripts: Record<'plain' | 'blocks', string> }): Promise<string> {
  const { kind, slug, content } = page
  const { definition, look, highlight, styled, script } = await loadPage(id, content)
  const shown = shownExample(id, page)
  return exampleDocument({
    ...document,
    styled,
    script: scripts[script],
    frames: frameOrigins(content),
    body: (
      <PageDocument
        definition={definition}
        look={look}
        site={{ content: catalogue[id].example, layout: { hidden: [] } }}
        id={slug}
        kind={kind}
        content={content}
        minutes={shown.pages[0]!.minutes}
        shown={shown}
        picture={picture}
        pictureSets={exampleSets(content)}
        highlight={highlight}
      />
    ),
  })
}

interface ExampleDocument extends ExampleFiles, Pick<ExampleInput, 'head'> {
  styled: Styled
  script: string
  /** The origins of what it shows in frames. */
  frames: readonly string[]
  body: ReactNode
}

async function exampleDocument({
  styled,
  script,
  frames,
  head,
  body,
  minifyStyles,
  hashOf,
}: ExampleDocument): Promise<string> {
  const { markup, letters } = markLetters(renderToStaticMarkup(body), pageFonts(styled.design, {}))
  const [, firstSection] = /<section[^>]* id="([^"]+)"/.exec(markup) ?? []
  const css = await minifyStyles(publishedStyles(withLateRules(styled, markup), {}, letters))
  const policy = [POLICY, `style-src ${hashOf(css)}`, ...(frames.length > 0 ? [`frame-src ${frames.join(' ')}`] : [])]
  const document = renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        {/* In the document, because Hosting's headers cannot name styles that each build makes anew. */}
        <meta httpEquiv="Content-Security-Policy" content={policy.join('; ')} />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* As on published pages: painted while it arrives, the opening would move with each part of it. */}
        {firstSection && <link rel="expect" href={`#${firstSection}`} blocking="render" />}
        {head}
        <style dangerouslySetInnerHTML={{ __html: css }} />
      </head>
      <body dangerouslySetInnerHTML={{ __html: `${markup}<script src="${script}" defer></script>` }} />
    </html>,
  )
  return `<!doctype html>${document}`
}
