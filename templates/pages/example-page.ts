import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import type { PageContent, PageKind } from '@vitrine/common/portfolio/pages/page-content'
import { readingMinutes } from '@vitrine/common/portfolio/pages/reading-time'
import { setAt } from '@vitrine/common/portfolio/paths'
import { itemRef, type PrivateList } from '@vitrine/common/portfolio/private-items'
import { examplePagePath, examplePath } from '@vitrine/common/routes'
import type { TemplateId } from '@vitrine/common/templates/ids'
import type { ShownPages } from './shown-page.ts'

/** A page that shows what a template makes of pages; nothing of it is ever stored. */
export interface ExamplePage {
  kind: PageKind
  slug: string
  /** The entry of the template's example that leads to it. */
  of: { list: PrivateList; index: number }
  content: PageContent
}

/** A case study or an article of a template, at its best. */
export async function loadExamplePage(id: TemplateId): Promise<ExamplePage> {
  const { example } = (await import(`../${id}/example-page.ts`)) as { example: ExamplePage }
  return example
}

/** The only id in an example, whose entries get theirs when they are stored. */
const itemId = 'example'

/** The example of a template, the entry that leads to its page being one with an id. */
export const withExampleItem = (example: PortfolioContent, { of: { list, index } }: ExamplePage): PortfolioContent =>
  setAt(example, `${list}.${index}.itemId`, itemId)

/** The page of an example as the only one of its portfolio. */
export function shownExample(id: TemplateId, { kind, slug, of, content }: ExamplePage): ShownPages {
  const { title = '', excerpt = '', date = '', cover, coverPath, coverAlt } = content
  const texts = { title, excerpt, date, minutes: readingMinutes(content) }
  const item = itemRef(of.list, { itemId })
  return {
    pages: [{ id: slug, kind, slug, ...texts, cover, coverPath, coverAlt, item }],
    home: examplePath(id),
    addressOf: (page) => examplePagePath(id, page.slug),
  }
}
