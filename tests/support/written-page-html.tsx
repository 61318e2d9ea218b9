import { renderToStaticMarkup } from 'react-dom/server'
import { frameOrigins, mediaOf } from '@vitrine/common/portfolio/pages/embeds'
import type { PageContent, PageKind } from '@vitrine/common/portfolio/pages/page-content'
import { readingMinutes } from '@vitrine/common/portfolio/pages/reading-time'
import type { TemplateId } from '@vitrine/common/templates/ids'
import { catalogue } from '@vitrine/templates/catalogue'
import manifest from '@vitrine/templates/dist/manifest.json' with { type: 'json' }
import { exampleSets } from '@vitrine/templates/example-sets'
import { pageFonts } from '@vitrine/templates/fonts'
import { markLetters } from '@vitrine/templates/mark-letters'
import { PageDocument } from '@vitrine/templates/pages/page-document'
import { loadPage } from '@vitrine/templates/pages/page'
import type { ShownPages } from '@vitrine/templates/pages/shown-page'
import { pictureResolver } from '@vitrine/templates/picture'
import type { PictureSets } from '@vitrine/templates/picture-sets'
import { publishedStyles } from '@vitrine/templates/styles'
import { htmlDocument } from '../../functions/site/document.tsx'

export interface WrittenPage {
  templateId: TemplateId
  id: string
  kind: PageKind
  content: PageContent
  shown: ShownPages
  /** Beside those of the example pictures. */
  sets?: PictureSets
}

/** A page of a portfolio as a document, without a server: with the template's example as its home page. */
export async function writtenPageHtml({ templateId, id, kind, content, shown, sets }: WrittenPage) {
  const { definition, look, highlight, styled, script } = await loadPage(templateId, content)
  const rendered = renderToStaticMarkup(
    <>
      <PageDocument
        definition={definition}
        look={look}
        site={{ content: catalogue[templateId].example, layout: { hidden: [] } }}
        id={id}
        kind={kind}
        content={content}
        minutes={readingMinutes(content)}
        shown={shown}
        picture={pictureResolver({ origin: 'https://storage.example', bucket: 'bucket' })}
        pictureSets={new Map([...exampleSets(content), ...(sets ?? [])])}
        highlight={highlight}
      />
      <script src={`/enhance/${manifest.pages[script]}`} defer />
    </>,
  )
  const { markup, letters } = markLetters(rendered, pageFonts(definition.design, {}))
  const document = htmlDocument({
    css: publishedStyles(styled, {}, letters),
    icon: null,
    head: <title>{content.title}</title>,
    body: <body dangerouslySetInnerHTML={{ __html: markup }} />,
  })
  return { ...document, frames: frameOrigins(content), media: mediaOf(content) !== null }
}
