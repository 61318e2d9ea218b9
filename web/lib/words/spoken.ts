import type { AppLanguage } from '@vitrine/common/languages'
import type { Catalogue } from '@vitrine/templates/words/wording'
import { hearing } from './hear.ts'
import type { Spoken } from './say.ts'
import type { Word } from './words.ts'

/** Each language is a file of its own, which only who reads it loads. */
const catalogues: Record<Exclude<AppLanguage, 'en'>, () => Promise<{ catalogue: Catalogue<Word> }>> = {
  de: () => import('./catalogues/de.ts'),
  fr: () => import('./catalogues/fr.ts'),
  es: () => import('./catalogues/es.ts'),
  ja: () => import('./catalogues/ja.ts'),
}

export async function loadSpoken(language: Exclude<AppLanguage, 'en'>): Promise<Spoken> {
  const { catalogue } = await catalogues[language]()
  return { language, catalogue, hear: hearing(catalogue) }
}
