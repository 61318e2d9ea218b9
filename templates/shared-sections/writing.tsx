import type { Layout } from '@vitrine/common/portfolio/design'
import type { PageSection } from '../definition.ts'
import type { ShownPage, ShownPages } from '../pages/shown-page.ts'
import { PageItem } from './page-item.tsx'
import { insertWriting, listedArticles, writingSection } from './writing-section.ts'

interface ArticlesProps extends Pick<ShownPages, 'addressOf'> {
  articles: readonly ShownPage[]
}

function Articles({ articles, addressOf }: ArticlesProps) {
  return (
    <ul role="list" className="entries">
      {articles.map((page) => (
        <li key={page.id}>
          <PageItem page={{ ...page, href: addressOf(page) }} />
        </li>
      ))}
    </ul>
  )
}

/**
 * A template's sections with “Writing”, which every template has once articles are live, before its last section. Owners order and hide
 * it like any other.
 */
export function withWriting(
  sections: readonly PageSection[],
  layout: Layout,
  { pages, addressOf }: ShownPages,
): readonly PageSection[] {
  const articles = listedArticles(sections, layout, pages)
  if (articles.length === 0 || layout.hidden.includes(writingSection.id)) return sections
  const writing: PageSection = {
    ...writingSection,
    isEmpty: () => false,
    isShared: true,
    Component: () => <Articles articles={articles} addressOf={addressOf} />,
  }
  return insertWriting(sections, writing)
}
