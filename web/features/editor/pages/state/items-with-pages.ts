import { chosenMetadata, type TemplateMetadata } from '@vitrine/common/fields/section'
import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import type { Layout } from '@vitrine/common/portfolio/design'
import { worksOf, type Work } from '@vitrine/common/portfolio/works'
import type { Word } from '../../../../lib/words/words.ts'

/** What a page can belong to: the projects, pictures … of the home page. Articles of that list are elsewhere. */
export const itemsWithPages = (
  metadata: TemplateMetadata,
  { content, layout }: { content: PortfolioContent; layout: Layout },
): Work[] =>
  worksOf(chosenMetadata(metadata, layout), content).flatMap(({ path, items }) => (path === 'articles' ? [] : items))

/** What is said of a page that everybody can read though its item is private. */
export const PUBLIC_OF_PRIVATE = 'Anyone can read this page, although what it belongs to is private.' satisfies Word
