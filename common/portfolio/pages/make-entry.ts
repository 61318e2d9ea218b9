import { cutText } from '../../cut-text.ts'
import { languages } from '../../languages.ts'
import { sameValue } from '../changes.ts'
import { translatedPage } from '../translations/translated.ts'
import type { PageEntry } from './entry.ts'
import type { PageContent, PageKind } from './page-content.ts'
import { readingMinutes } from './reading-time.ts'
import { translatableOfPages } from './translatable.ts'

const TITLE_MAX = 300
const EXCERPT_MAX = 400
const TAGS_MAX = 20
const TAG_MAX = 60

/** What is known of a page, from its content. */
export function pageEntry(id: string, kind: PageKind, slug: string, content: PageContent): PageEntry {
  const { date = '', cover = '', coverPath = '', item = '' } = content
  const translations = languages.flatMap((language) => {
    const translated = translatedPage(content, { to: language }, translatableOfPages)
    return sameValue({ ...translated, translations: content.translations }, content)
      ? []
      : [[language, textsOf(translated)] as const]
  })
  return {
    id,
    kind,
    slug,
    ...textsOf(content),
    date: /^\d{4}-\d{2}-\d{2}$/.test(date) ? date : '',
    cover,
    coverPath,
    item,
    ...(translations.length > 0 && { translations: Object.fromEntries(translations) }),
  }
}

const textsOf = (content: PageContent) => {
  const { title = '', excerpt = '', tags = [], coverAlt = '' } = content
  return {
    title: cutText(title, TITLE_MAX),
    excerpt: cutText(excerpt, EXCERPT_MAX),
    tags: tags.slice(0, TAGS_MAX).map((tag) => cutText(tag, TAG_MAX)),
    coverAlt,
    minutes: readingMinutes(content),
  }
}
