import { type Language, languages } from '../../languages.ts'

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
