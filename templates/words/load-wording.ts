import type { Language } from '@vitrine/common/languages'
import { loadCatalogue } from './load-catalogue.ts'
import { type Wording, wordingOf } from './wording.ts'

/** A language with its words, loaded when they are needed. */
export const loadWording = async (language: Language): Promise<Wording> =>
  wordingOf(language, await loadCatalogue(language))
