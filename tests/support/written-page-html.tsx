import { languageOf } from '@vitrine/common/languages'
import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import type { PageContent, PageKind } from '@vitrine/common/portfolio/pages/page-content'
import { readingMinutes } from '@vitrine/common/portfolio/pages/reading-time'
import type { TemplateId } from '@vitrine/common/templates/ids'
import { catalogue } from '@vitrine/templates/catalogue'
import manifest from '@vitrine/templates/dist/manifest.json' with { type: 'json' }
import { exampleSets } from '@vitrine/templates/example-sets'
import type { ShownPages } from '@vitrine/templates/pages/shown-page'
import { pictureResolver } from '@vitrine/templates/picture'
import { loadWording } from '@vitrine/templates/words/load-wording'
import type { PictureSets } from '@vitrine/templates/picture-sets'
import { pageHeaders } from '../../functions/site/headers.ts'
import { writtenDocument } from '../../functions/site/written/document.tsx'

export interface WrittenPage {
  templateId: TemplateId
  id: string
  kind: PageKind
  content: PageContent
  shown: ShownPages
  /** The home page around it, which says the language; the template's example unless another is given. */
  home?: PortfolioContent
  /** Beside those of the example pictures. */
  sets?: PictureSets
}

/** A page of a portfolio as a document, without a server. */
export async function writtenPageHtml(page: WrittenPage) {
  const { templateId, id, kind, content, shown, home = catalogue[templateId].example, sets = new Map() } = page
  const document = await writtenDocument({
    templateId,
    page: { id, kind, minutes: readingMinutes(content) },
    content,
    site: { content: home, design: {}, layout: { hidden: [] } },
    plan: 'free',
    wording: await loadWording(languageOf(home)),
    shown,
    picture: pictureResolver({ origin: 'https://storage.example', bucket: 'bucket' }),
    pictureSets: new Map([...exampleSets(content), ...sets]),
    icon: null,
    head: <title>{content.title}</title>,
    script: (script) => <script src={`/enhance/${manifest.pages[script]}`} defer />,
  })
  return { ...document, headers: pageHeaders(document) }
}
