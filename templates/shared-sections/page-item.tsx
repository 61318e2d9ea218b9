import type { ListedPage } from '../pages/shown-page.ts'
import { dateOf } from '../parts/dates.ts'
import { useWording } from '../parts/say.ts'
import { entryOf } from './sections.ts'
import { EntryItem } from './shared-section.tsx'

/** A case study or an article in a list. Only articles are of a day, and are for reading. */
export function PageItem({ page: { kind, title, excerpt, date, minutes, href } }: { page: ListedPage }) {
  const { say, language } = useWording()
  const isArticle = kind === 'article'
  const item = {
    title: title.trim() || say('Untitled'),
    excerpt,
    href,
    date: isArticle ? dateOf(date, language).text : '',
    minutes: isArticle ? say('{n} min read', { n: minutes }) : '',
  }
  return (
    <EntryItem
      {...entryOf(item, {
        title: 'title',
        href: 'href',
        details: [{ fields: ['date'] }, { fields: ['minutes'] }],
        text: 'excerpt',
      })}
    />
  )
}
