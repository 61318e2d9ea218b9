import type { Layout } from '@vitrine/common/portfolio/design'
import type { PageSection } from '../definition.ts'
import type { ShownPages } from '../pages/shown-page.ts'
import { dateOf } from '../parts/dates.ts'
import { EntryItem } from './shared-section.tsx'
import { insertWriting, listedArticles, writingSection } from './writing-section.ts'

/**
 * A template's sections with “Writing”, which every template has once articles are live, before its last section. Owners order and hide
 * it like any other.
 */
export function withWriting(
  sections: readonly PageSection[],
  layout: Layout,
  { pages, addressOf }: ShownPages,
): readonly PageSection[] {
  const articles = listedArticles(sections, pages)
  if (articles.length === 0 || layout.hidden.includes(writingSection.id)) return sections
  const writing: PageSection = {
    ...writingSection,
    isEmpty: () => false,
    isShared: true,
    Component: () => (
      <ul role="list" className="entries">
        {articles.map((page) => (
          <li key={page.id}>
            <EntryItem
              title={page.title}
              href={addressOf(page)}
              details={[dateOf(page.date).text, `${page.minutes} min read`]}
              text={page.excerpt}
            />
          </li>
        ))}
      </ul>
    ),
  }
  return insertWriting(sections, writing)
}
