import * as z from 'zod/mini'
import { type Language, languages } from '../../languages.ts'
import { isItemList } from '../item-ids.ts'
import { getAt } from '../paths.ts'
import { itemRef, privateLists } from '../private-items.ts'
import { pageKinds } from './page-content.ts'

/** What is said of a page in each of its languages. */
const texts = {
  title: z.string(),
  /** One or two sentences; cut where it is longer. */
  excerpt: z.string(),
  tags: z.array(z.string()),
  coverAlt: z.string(),
  /** How long it takes to read, at least 1. */
  minutes: z.int(),
}

/** What lists, feeds, cards and neighbours know of a page; its blocks are elsewhere. */
export const pageEntrySchema = z.object({
  id: z.string(),
  kind: z.enum(pageKinds),
  slug: z.string(),
  ...texts,
  /** YYYY-MM-DD, or empty. */
  date: z.string(),
  /** Named as in its content, so that what finds pictures there finds this one. */
  cover: z.string(),
  coverPath: z.string(),
  /** The item of the home page that it belongs to, as itemRef() writes it; empty for none. */
  item: z.string(),
  /** The same in the other languages that it has texts in. */
  translations: z.optional(z.partialRecord(z.enum(languages), z.object(texts))),
})

export type PageEntry = z.infer<typeof pageEntrySchema>

/** What is known of a page, as it is said in another language. */
export const entryIn = <E extends Pick<PageEntry, 'translations'>>(entry: E, language: Language): E => ({
  ...entry,
  ...entry.translations?.[language],
})

const textsOf = ({ title, excerpt, tags, coverAlt }: PageEntry): string[] => [title, excerpt, ...tags, coverAlt]

/** What is said of pages in their original language, as it is not translated into another one. */
export const untranslatedIn = (entries: readonly PageEntry[], language: Language): string[] =>
  entries.flatMap((entry) => {
    const translated = new Set(textsOf(entryIn(entry, language)))
    return textsOf(entry).filter((text) => text !== '' && translated.has(text))
  })

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
