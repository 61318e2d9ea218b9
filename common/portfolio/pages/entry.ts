import * as z from 'zod/mini'
import { cutText } from '../../cut-text.ts'
import { holdingOf } from '../../fields/kinds.ts'
import { isValue, walkFields } from '../../fields/walk.ts'
import { pageKinds, pageMetadata, type PageContent, type PageKind } from './page-content.ts'

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
/** As people read on screens. */
const WORDS_A_MINUTE = 220
/** Of writing without spaces between words. */
const LETTERS_A_MINUTE = 500

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

const dense = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Khmer}\p{Script=Lao}]/gu

export function readingMinutes(content: PageContent): number {
  const texts = walkFields(pageMetadata(content), content)
    .filter(isValue)
    .filter(({ field }) => ['text', 'html', 'lines'].includes(holdingOf(field)))
    .flatMap(({ value }) => (Array.isArray(value) ? (value as unknown[]) : [value]))
    .filter((value) => typeof value === 'string')
    .join(' ')
    .replace(/<[^>]*>/g, ' ')
  const letters = texts.match(dense)?.length ?? 0
  const words = texts.replace(dense, ' ').match(/[\p{L}\p{N}]+/gu)?.length ?? 0
  return Math.max(1, Math.round(words / WORDS_A_MINUTE + letters / LETTERS_A_MINUTE))
}

/** Studies in the order of the items that they belong to, then by age; articles the newest first. Undated ones come last. */
export function inOrder<P extends Pick<PageEntry, 'kind' | 'date' | 'item'>>(
  pages: readonly P[],
  items: readonly string[],
): P[] {
  const place = ({ item }: P) => (items.includes(item) ? items.indexOf(item) : items.length)
  const studies = pages.filter(({ kind }) => kind === 'study').toSorted((a, b) => place(a) - place(b))
  const articles = pages
    .filter(({ kind }) => kind === 'article')
    .toSorted((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0))
  return [...studies, ...articles]
}
