import type { Language } from '@vitrine/common/languages'

/** What a page in another language offers to those whose browser asks for this one, in their language. */
export const readIn: Readonly<Record<Language, string>> = {
  en: 'Read in English',
  de: 'Auf Deutsch lesen',
  fr: 'Lire en français',
  es: 'Leer en español',
  it: 'Leggi in italiano',
  pt: 'Ler em português',
  nl: 'Lees in het Nederlands',
  pl: 'Czytaj po polsku',
  sv: 'Läs på svenska',
  cs: 'Číst česky',
  uk: 'Читати українською',
  el: 'Διαβάστε στα ελληνικά',
  tr: 'Türkçe oku',
  ar: 'اقرأ بالعربية',
  he: 'לקריאה בעברית',
  hi: 'हिन्दी में पढ़ें',
  ja: '日本語で読む',
  ko: '한국어로 읽기',
  'zh-Hans': '阅读简体中文版',
  'zh-Hant': '閱讀繁體中文版',
}
