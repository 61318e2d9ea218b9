import * as z from 'zod/mini'
import { cutText } from '../../cut-text.ts'
import { isItemList } from '../item-ids.ts'
import { getAt } from '../paths.ts'
import { itemRef, privateLists } from '../private-items.ts'
import { pageKinds, type PageContent, type PageKind } from './page-content.ts'
import { readingMinutes } from './reading-time.ts'

/** What lists, feeds, cards and neighbours know of a page; its blocks are elsewhere. */
export const pageEntrySchema = z.object({
  id: z.string(),
  kind: z.enum(pageKinds),
  slug: z.string(),
  title: z.string(),
  /** One or two sentences; cut where it is longer. */
  excerpt: z.string(),
  /** YYYY-MM-DD, or empty. */
  date: z.string(),
  tags: z.array(z.string()),
  /** Named as in its content, so that what finds pictures there finds this one. */
  cover: z.string(),
  coverPath: z.string(),
  coverAlt: z.string(),
  /** How long it takes to read, at least 1. */
  minutes: z.int(),
  /** The item of the home page that it belongs to, as itemRef() writes it; empty for none. */
  item: z.string(),
})

export type PageEntry = z.infer<typeof pageEntrySchema>

const TITLE_MAX = 300
const EXCERPT_MAX = 400
const TAGS_MAX = 20
const TAG_MAX = 60

/** What is known of a page, from its content. */
export function pageEntry(id: string, kind: PageKind, slug: string, content: PageContent): PageEntry {
  const {
    title = '',
    excerpt = '',
    date = '',
    tags = [],
    cover = '',
    coverPath = '',
    coverAlt = '',
    item = '',
  } = content
  return {
    id,
    kind,
    slug,
    title: cutText(title, TITLE_MAX),
    excerpt: cutText(excerpt, EXCERPT_MAX),
    date: /^\d{4}-\d{2}-\d{2}$/.test(date) ? date : '',
    tags: tags.slice(0, TAGS_MAX).map((tag) => cutText(tag, TAG_MAX)),
    cover,
    coverPath,
    coverAlt,
    minutes: readingMinutes(content),
    item,
  }
}

/**
 * Studies in the order of the items that they belong to, then as they come; articles with the newest first, undated ones last.
 */
export function inOrder<P extends Pick<PageEntry, 'kind' | 'date' | 'item'>>(
  pages: readonly P[],
  content: object,
): P[] {
  const items = privateLists.flatMap((list) => {
    const found = getAt(content, list)
    return isItemList(found) ? found.map((item) => itemRef(list, item)) : []
  })
  const place = ({ item }: P) => (items.includes(item) ? items.indexOf(item) : items.length)
  const studies = pages.filter(({ kind }) => kind === 'study').toSorted((a, b) => place(a) - place(b))
  const articles = pages.filter(({ kind }) => kind === 'article').toSorted((a, b) => b.date.localeCompare(a.date))
  return [...studies, ...articles]
}
