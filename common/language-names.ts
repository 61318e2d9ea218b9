import type { Language } from './languages.ts'

/** What a language is called, such as “Simplified Chinese”. */
export const languageName = (language: Language, locale = 'en'): string => nameIn(locale, language)

/** What a language calls itself. */
export const ownLanguageName = (language: Language): string => nameIn(language, language)

const nameIn = (locale: string, language: Language): string => {
  const name = new Intl.DisplayNames(locale, { type: 'language' }).of(language) ?? language
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1)
}
