import type { Layout } from '@vitrine/common/portfolio/design'
import type { PageSection } from '../definition.ts'
import type { ShownPage, ShownPages } from '../pages/shown-page.ts'
import { dateOf } from '../parts/dates.ts'
import type { Wording } from '../words/wording.ts'
import { entryOf } from './sections.ts'
import { EntryItem } from './shared-section.tsx'
import { insertWriting, listedArticles, writingSection } from './writing-section.ts'
import { useWording } from '../parts/say.ts'

const articleEntry = ({ title, excerpt, date, minutes }: ShownPage, href: string, { say, language }: Wording) =>
  entryOf(
    { title, excerpt, href, date: dateOf(date, language).text, minutes: say('{n} min read', { n: minutes }) },
    { title: 'title', href: 'href', details: [{ fields: ['date'] }, { fields: ['minutes'] }], text: 'excerpt' },
  )

interface ArticlesProps extends Pick<ShownPages, 'addressOf'> {
  articles: readonly ShownPage[]
}

function Articles({ articles, addressOf }: ArticlesProps) {
  const wording = useWording()
  return (
    <ul role="list" className="entries">
      {articles.map((page) => (
        <li key={page.id}>
          <EntryItem {...articleEntry(page, addressOf(page), wording)} />
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
