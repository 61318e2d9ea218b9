/** The languages that a portfolio can be in, as BCP 47 tags. There is no other list. */
export const languages = [
  'en',
  'de',
  'fr',
  'es',
  'it',
  'pt',
  'nl',
  'pl',
  'sv',
  'cs',
  'uk',
  'el',
  'tr',
  'ar',
  'he',
  'hi',
  'ja',
  'ko',
  'zh-Hans',
  'zh-Hant',
] as const
export type Language = (typeof languages)[number]

/** Of portfolios that do not say which. */
export const DEFAULT_LANGUAGE = 'en' satisfies Language

export const languageOf = ({ meta }: { meta?: { language?: Language } }): Language => meta?.language ?? DEFAULT_LANGUAGE

export const isRightToLeft = (language: Language): boolean => language === 'ar' || language === 'he'

/** The attributes of an element whose text is in a language. From left to right needs no saying. */
export const languageAttributes = (language: Language): { lang: Language; dir?: 'rtl' } => ({
  lang: language,
  ...(isRightToLeft(language) && { dir: 'rtl' }),
})

/** What a language is called in English, such as “Simplified Chinese”. */
export const languageName = (language: Language): string => nameIn('en', language)

/** What a language calls itself. */
export const ownLanguageName = (language: Language): string => nameIn(language, language)

const nameIn = (locale: string, language: Language): string => {
  const name = new Intl.DisplayNames(locale, { type: 'language' }).of(language) ?? language
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1)
}
