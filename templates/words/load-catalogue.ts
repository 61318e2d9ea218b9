import type { Language } from '@vitrine/common/languages'
import type { Catalogue } from './wording.ts'
import type { PageWord } from './words.ts'

/** Each language is a file of its own, so that a page and an editor load only theirs. */
const catalogues: Record<Exclude<Language, 'en'>, () => Promise<{ catalogue: Catalogue<PageWord> }>> = {
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

/** What is said in a language; English needs none. */
export async function loadCatalogue(language: Language): Promise<Catalogue | undefined> {
  if (language === 'en') return undefined
  const [{ catalogue }, { sectionNamesIn }] = await Promise.all([catalogues[language](), import('./section-names.ts')])
  return { ...catalogue, ...sectionNamesIn(language) }
}
