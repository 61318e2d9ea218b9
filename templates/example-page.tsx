import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { TemplateId } from '@vitrine/common/templates/ids'
import { catalogue } from './catalogue.ts'
import { exampleSets } from './example-sets.ts'
import { pageFonts } from './fonts.ts'
import { markLetters } from './mark-letters.ts'
import { TemplatePage } from './page.tsx'
import { pictureResolver } from './picture.ts'
import { registry } from './registry.ts'
import { withCustomRules } from './shared-sections/custom-rules.ts'
import { publishedStyles } from './styles.ts'

export interface ExamplePageInput {
  id: TemplateId
  minifyStyles: (css: string) => Promise<string>
  /** How a Content-Security-Policy names a style element. */
  hashOf: (css: string) => string
  /** The address of the template's script that counts no visits. */
  script: string
  head: ReactNode
}

const POLICY =
  "default-src 'none'; script-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'self'"

/** A template with its example content as a page of its own, as `/portfolio/{templateId}` shows it. */
export async function examplePage({ id, minifyStyles, hashOf, script, head }: ExamplePageInput): Promise<string> {
  const definition = await registry[id]()
  const content = catalogue[id].example
  const rendered = renderToStaticMarkup(
    <TemplatePage
      definition={definition}
      content={content}
      layout={{ hidden: [] }}
      // The pictures of examples are files of this site.
      picture={pictureResolver({ origin: '', bucket: '' })}
      pictureSets={exampleSets(content)}
    />,
  )
  const { markup, letters } = markLetters(rendered, pageFonts(definition.design, {}))
  const [, firstSection] = /<section[^>]* id="([^"]+)"/.exec(markup) ?? []
  const css = await minifyStyles(publishedStyles(withCustomRules(definition, markup), {}, letters))
  const document = renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        {/* In the document, because Hosting's headers cannot name styles that each build makes anew. */}
        <meta httpEquiv="Content-Security-Policy" content={`${POLICY}; style-src ${hashOf(css)}`} />
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
