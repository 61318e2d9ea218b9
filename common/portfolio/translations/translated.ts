import { type Language, languageOf } from '../../languages.ts'
import type { PortfolioContent } from '../content.ts'
import type { Layout } from '../design.ts'
import { isObject } from '../changes.ts'
import { isItemList } from '../item-ids.ts'
import type { PageContent } from '../pages/page-content.ts'
import { categoryKey, isBlank, listOfCategories } from './keys.ts'
import type { TextPatterns } from './patterns.ts'
import type { TranslatedTexts } from './shape.ts'

/** Of a page in another language: the texts that stand there in the original one, because nobody has translated them. */
export interface Untranslated {
  language: Language
  texts: readonly string[]
}

/** A content that may be in another language than it was written in. */
export type Translated<C> = C & { untranslated?: Untranslated }

/** Says of more texts, which stand around a content, that they are not translated. */
export const alsoUntranslated = <C extends Translated<object>>(content: C, { language, texts }: Untranslated): C =>
  texts.length === 0
    ? content
    : { ...content, untranslated: { language, texts: [...(content.untranslated?.texts ?? []), ...texts] } }

/**
 * The content of a home page in another language. What is not translated stays as it is in the original. Of content without its private
 * items, this has nothing of them either: a translation is only found from the text that it is of.
 */
export const translatedContent = (
  content: PortfolioContent,
  language: Language,
  patterns: TextPatterns,
): Translated<PortfolioContent> => {
  const translated = withTexts(content, { from: languageOf(content), to: language }, patterns)
  return { ...translated, meta: { ...translated.meta, language } }
}

interface Languages {
  /** Of the original; without it, nothing is said of what is not translated. */
  from?: Language
  to: Language
}

/** The same of a case study or an article. */
export const translatedPage = (
  content: PageContent,
  languages: Languages,
  patterns: TextPatterns,
): Translated<PageContent> => withTexts(content, languages, patterns)

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

type Translatable = Pick<PortfolioContent, 'translations'>

function withTexts<T extends Translatable>(content: T, { from, to }: Languages, patterns: TextPatterns): Translated<T> {
  const { translations, ...original } = content
  const texts = translations?.[to] ?? {}
  const untranslated: string[] = []
  const translated = <V extends string | string[]>(key: string, value: V): V => {
    const text = found(texts, key, value)
    if (text === undefined && !isBlank(value)) untranslated.push(...[value].flat())
    return text ?? value
  }
  /** @param at the place of the value, with `*` for items and with their ids */
  const visit = (value: unknown, at: { pattern: string; key: string }): unknown => {
    if (typeof value === 'string' || isLines(value)) {
      if (!patterns.has(at.pattern)) return value
      const categories = listOfCategories(at.pattern)
      if (!categories) return translated(at.key, value)
      const one = (text: string) => translated(categoryKey(categories, text), text)
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
  const result = visit(original, { pattern: '', key: '' }) as T
  return from && untranslated.length > 0 ? { ...result, untranslated: { language: from, texts: untranslated } } : result
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
