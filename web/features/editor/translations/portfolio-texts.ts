import { patchPage, type Page } from '@vitrine/common/api/pages'
import type { TemplateMetadata } from '@vitrine/common/fields/section'
import type { ReadTexts, TranslatedDocument } from '@vitrine/common/portfolio/translations/texts-file'
import { messageOf } from '../../../lib/api-error.ts'
import { request } from '../../../lib/api.ts'
import { say } from '../../../lib/words/say.ts'
import { allPages } from '../exchange/site-pages.ts'
import type { EditorDocument, PathValue } from '../state/document.ts'
import { contentOps } from '../state/patch-ops.ts'
import { textsOfHome, textsOfPage } from './document-texts.ts'

/** All that a file of texts has: a home page as it is edited, and its case studies and articles as they are stored. */
export interface PortfolioTexts {
  documents: TranslatedDocument[]
  pages: ReadonlyMap<string, Page>
}

export async function textsOfPortfolio(
  portfolioId: string,
  metadata: TemplateMetadata,
  { content, layout }: Pick<EditorDocument, 'content' | 'layout'>,
): Promise<PortfolioTexts> {
  const pages = await allPages(portfolioId)
  const home = {
    id: HOME,
    name: say('Home page'),
    texts: textsOfHome(metadata, content, layout),
    translations: content.translations,
  }
  return {
    documents: [home, ...pages.map(documentOf)],
    pages: new Map(pages.map((page) => [page.id, page])),
  }
}

const HOME = 'home'

const documentOf = ({ id, content }: Page): TranslatedDocument => ({
  id,
  name: nameOf(content),
  texts: textsOfPage(content),
  translations: content.translations,
})

const nameOf = ({ title = '' }: Page['content']): string => title.trim() || say('Untitled page')

/**
 * Stores what a file brings: of the home page as one step of its history, of each page by itself.
 * @returns what could not be stored
 */
export async function storeTexts(
  portfolioId: string,
  { pages }: PortfolioTexts,
  { values }: ReadTexts,
  commit: (values: readonly PathValue[]) => void,
): Promise<string[]> {
  const failed: string[] = []
  for (const [id, all] of values) {
    const page = pages.get(id)
    if (!page) {
      commit(all)
      continue
    }
    const ops = contentOps(
      { content: page.content },
      all.map(({ path, value }) => ({ path, from: undefined, to: value })),
    )
    try {
      await request(patchPage, { params: { id: portfolioId, pageId: id }, body: { ops }, ifMatch: page.revision })
    } catch (error) {
      failed.push(`${nameOf(page.content)}: ${messageOf(error, say('It couldn’t be saved. Import the file again.'))}`)
    }
  }
  return failed
}
