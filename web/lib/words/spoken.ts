import type { AppLanguage } from '@vitrine/common/languages'
import type { Catalogue } from '@vitrine/templates/words/wording'
import { hearing } from './hear.ts'
import type { Spoken } from './say.ts'
import type { Word } from './words.ts'

type Loaded = [{ catalogue: Catalogue<Word> }, { templateWords: Readonly<Record<string, string>> }]

/** Each language is files of its own, which only who reads it loads: what the app says, and what is said of single templates. */
const catalogues: Record<Exclude<AppLanguage, 'en'>, () => Promise<Loaded>> = {
  de: () => Promise.all([import('./catalogues/de.ts'), import('virtual:template-words/de')]),
  fr: () => Promise.all([import('./catalogues/fr.ts'), import('virtual:template-words/fr')]),
  es: () => Promise.all([import('./catalogues/es.ts'), import('virtual:template-words/es')]),
  ja: () => Promise.all([import('./catalogues/ja.ts'), import('virtual:template-words/ja')]),
}

export async function loadSpoken(language: Exclude<AppLanguage, 'en'>): Promise<Spoken> {
  const [{ catalogue }, { templateWords }] = await catalogues[language]()
  return { language, catalogue, hear: hearing({ ...templateWords, ...catalogue }) }
}
