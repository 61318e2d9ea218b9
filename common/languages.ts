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

/** The languages that the app itself speaks. firestore.rules repeats them. */
export const appLanguages = ['en', 'de', 'fr', 'es', 'ja'] as const satisfies readonly Language[]
export type AppLanguage = (typeof appLanguages)[number]

/** Of portfolios that do not say which. */
export const DEFAULT_LANGUAGE = 'en' satisfies Language

/** The language that a part of an address names, however it is written; null where it names none. */
export const languageAt = (part: string): Language | null =>
  languages.find((language) => language.toLowerCase() === part.toLowerCase()) ?? null

export const languageOf = ({ meta }: { meta?: { language?: Language } }): Language => meta?.language ?? DEFAULT_LANGUAGE

export const isRightToLeft = (language: Language): boolean => language === 'ar' || language === 'he'

/** The attributes of an element whose text is in a language. From left to right needs no saying. */
export const languageAttributes = (language: Language): { lang: Language; dir?: 'rtl' } => ({
  lang: language,
  ...(isRightToLeft(language) && { dir: 'rtl' }),
})

/** The other languages that a portfolio is to be read in, in the order that its owner chose. */
export const otherLanguagesOf = (content: { meta?: { language?: Language; languages?: Language[] } }): Language[] =>
  [...new Set(content.meta?.languages)].filter((language) => language !== languageOf(content))
