import type { Layout } from '@vitrine/common/portfolio/design'
import type { PageSection, Section } from '../definition.ts'
import type { ShownPage, ShownPages } from '../pages/shown-page.ts'
import { dateOf } from '../parts/dates.ts'
import { EntryItem } from './shared-section.tsx'

export const WRITING = 'writing'

/** The articles that the section lists: not those that the template lists itself, as items of its own. */
const listed = (sections: readonly Pick<Section, 'id'>[], pages: readonly ShownPage[]): ShownPage[] => {
  const hasOwn = sections.some(({ id }) => id === 'articles')
  return pages.filter(({ kind, item }) => kind === 'article' && !(hasOwn && item.startsWith('articles/')))
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
  const articles = listed(sections, pages)
  if (articles.length === 0 || layout.hidden.includes(WRITING)) return sections
  const writing: PageSection = {
    id: WRITING,
    label: 'Writing',
    hideable: true,
    fields: [],
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
  const last = sections.findLastIndex(({ fixed }) => !fixed)
  return sections.toSpliced(last, 0, writing)
}
