import type { Language } from '../../languages.ts'
import type { PortfolioContent } from '../content.ts'
import type { Layout } from '../design.ts'
import { isObject } from '../changes.ts'
import { isItemList } from '../item-ids.ts'
import type { PageContent } from '../pages/page-content.ts'
import { categoryKey, isBlank, listOfCategories } from './keys.ts'
import type { TextPatterns } from './patterns.ts'
import type { TranslatedTexts } from './shape.ts'

/**
 * The content of a home page in another language. What is not translated stays as it is in the original. Of content without its private
 * items, this has nothing of them either: a translation is only found from the text that it is of.
 */
export const translatedContent = (
  content: PortfolioContent,
  language: Language,
  patterns: TextPatterns,
): PortfolioContent => {
  const texts = content.translations?.[language]
  const translated = texts ? withTexts(content, texts, patterns) : content
  return { ...translated, meta: { ...translated.meta, language } }
}

/** The same of a case study or an article. */
export function translatedPage(content: PageContent, language: Language, patterns: TextPatterns): PageContent {
  const texts = content.translations?.[language]
  return texts ? withTexts(content, texts, patterns) : content
}

/** The owner's names of sections in another language. */
export function translatedLayout<L extends Pick<Layout, 'titles'>>(
  layout: L,
  { translations }: Pick<PortfolioContent, 'translations'>,
  language: Language,
): L {
  const texts = translations?.[language]
  if (!layout.titles || !texts) return layout
  const titles = Object.entries(layout.titles).map(([id, title]) => [id, found(texts, titleKey(id), title) ?? title])
  return { ...layout, titles: Object.fromEntries(titles) as Layout['titles'] }
}

export const titleKey = (sectionId: string) => `titles/${sectionId}`

function withTexts<T extends object>(content: T, texts: TranslatedTexts, patterns: TextPatterns): T {
  /** @param at the place of the value, with `*` for items and with their ids */
  const visit = (value: unknown, at: { pattern: string; key: string }): unknown => {
    if (typeof value === 'string' || isLines(value)) {
      if (!patterns.has(at.pattern)) return value
      const categories = listOfCategories(at.pattern)
      if (!categories) return found(texts, at.key, value) ?? value
      const one = (text: string) => found(texts, categoryKey(categories, text), text) ?? text
      return typeof value === 'string' ? one(value) : value.map(one)
    }
    if (isItemList(value))
      return value.map((item) => visit(item, { pattern: `${at.pattern}.*`, key: `${at.key}/${item.itemId ?? ''}` }))
    if (!isObject(value)) return value
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [
        name,
        visit(
          inner,
          at.pattern === ''
            ? { pattern: name, key: name }
            : { pattern: `${at.pattern}.${name}`, key: `${at.key}/${name}` },
        ),
      ]),
    )
  }
  const { translations: _, ...original } = content as T & { translations?: unknown }
  return visit(original, { pattern: '', key: '' }) as T
}

const isLines = (value: unknown): value is string[] =>
  Array.isArray(value) && value.length > 0 && value.every((line) => typeof line === 'string')

/** What stands in place of an original; undefined where that is blank, or there is nothing of its kind. */
function found<V extends string | string[]>(texts: TranslatedTexts, key: string, original: V): V | undefined {
  if (isBlank(original) || !Object.hasOwn(texts, key)) return undefined
  const text = texts[key]?.text
  if (text === undefined || isBlank(text) || Array.isArray(text) !== Array.isArray(original)) return undefined
  return text as V
}
