import type { Request } from 'express'
import { DEFAULT_LANGUAGE, isRightToLeft, languageOf, languages, type Language } from '@vitrine/common/languages'
import type { PublicContent } from '@vitrine/common/portfolio/public-content'
import { loadCatalogue } from '@vitrine/templates/words/load-catalogue'
import { type Catalogue, type Say, type Wording, wordingOf } from '@vitrine/templates/words/wording'
import type { Word } from '@vitrine/templates/words/words'
import type { ServerWord } from './words.ts'

/** What the server alone says, in a language other than English. */
export type ServerCatalogue = Catalogue<ServerWord>

/** All that is said to visitors: the words of pages, and those of the server. */
export type VisitorWording = Wording<Word | ServerWord>
export type SayToVisitor = Say<Word | ServerWord>

const catalogues: Record<Exclude<Language, 'en'>, () => Promise<{ catalogue: ServerCatalogue }>> = {
  de: () => import('./catalogues/de.ts'),
  fr: () => import('./catalogues/fr.ts'),
  es: () => import('./catalogues/es.ts'),
  it: () => import('./catalogues/it.ts'),
  pt: () => import('./catalogues/pt.ts'),
  nl: () => import('./catalogues/nl.ts'),
  pl: () => import('./catalogues/pl.ts'),
  sv: () => import('./catalogues/sv.ts'),
  cs: () => import('./catalogues/cs.ts'),
  uk: () => import('./catalogues/uk.ts'),
  el: () => import('./catalogues/el.ts'),
  tr: () => import('./catalogues/tr.ts'),
  ar: () => import('./catalogues/ar.ts'),
  he: () => import('./catalogues/he.ts'),
  hi: () => import('./catalogues/hi.ts'),
  ja: () => import('./catalogues/ja.ts'),
  ko: () => import('./catalogues/ko.ts'),
  'zh-Hans': () => import('./catalogues/zh-Hans.ts'),
  'zh-Hant': () => import('./catalogues/zh-Hant.ts'),
}

/** Of files, which nobody reads, and of portfolios in English. */
export const englishForVisitors: VisitorWording = wordingOf(DEFAULT_LANGUAGE)

/** Names and addresses that are filled in keep their direction, and that of the words around them. */
const isolated = (value: string | number): string =>
  typeof value === 'number' ? String(value) : `\u2068${value}\u2069`

/** What is said to the visitors of a portfolio: in the language of what it shows, or in English where nothing is known of it. */
export const wordingFor = (shown: { content: Pick<PublicContent, 'meta'> } | null): Promise<VisitorWording> =>
  wordingIn(shown ? languageOf(shown.content) : DEFAULT_LANGUAGE)

/** What is said to a visitor of whom nobody knows which portfolio they look for: in the first language that the browser accepts. */
export const wordingAccepted = (req: Pick<Request, 'acceptsLanguages'>): Promise<VisitorWording> =>
  wordingIn(languages.find((language) => language === req.acceptsLanguages([...languages])) ?? DEFAULT_LANGUAGE)

async function wordingIn(language: Language): Promise<VisitorWording> {
  if (language === 'en') return englishForVisitors
  const [ofPages, { catalogue }] = await Promise.all([loadCatalogue(language), catalogues[language]()])
  return wordingOf(language, { ...ofPages!, ...catalogue }, isRightToLeft(language) ? isolated : undefined)
}
