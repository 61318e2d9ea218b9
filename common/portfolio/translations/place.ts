import { type Language, languages } from '../../languages.ts'
import { isObject } from '../changes.ts'
import { isItemList } from '../item-ids.ts'
import type { Translation } from './shape.ts'

/** The translation that a path of a document is of, or a part of. */
export interface TranslationPlace {
  language: Language
  key: string
  /** Where the whole of it is. */
  path: string
}

export const translationPath = (language: Language, key: string) => `content.translations.${language}.${key}`

export function translationAt(path: string): TranslationPlace | null {
  const [, tag, key] = /^content\.translations\.([^.]+)\.([^.]+)/.exec(path) ?? []
  const language = languages.find((one) => one === tag)
  return language && key ? { language, key, path: translationPath(language, key) } : null
}

/** What a stored translation says; undefined where there is none. */
export const translatedText = (stored: unknown): unknown => (isObject(stored) ? stored.text : undefined)

/** The key of the text at a path of the content, in which numbers stand for items. */
export function keyOf(content: object, path: string): string {
  let value: unknown = content
  return path
    .split('.')
    .map((part) => {
      const item = isItemList(value) ? value[Number(part)] : undefined
      value = item ?? (value as Record<string, unknown> | undefined)?.[part]
      return item ? (item.itemId ?? part) : part
    })
    .join('/')
}

/** What a copy says in other languages: the same as what it is of. @param from the beginning of the keys of that */
export const copiedTranslations = (content: object, from: string, to: string) =>
  languages.flatMap((language) =>
    Object.entries((content as Translated).translations?.[language] ?? {}).flatMap(([key, value]) =>
      key.startsWith(`${from}/`) ? [{ path: translationPath(language, to + key.slice(from.length)), value }] : [],
    ),
  )

/** The part of a home page's and of a page's content that they have in common. */
interface Translated {
  translations?: Readonly<Partial<Record<Language, Readonly<Record<string, Translation>>>>>
}
