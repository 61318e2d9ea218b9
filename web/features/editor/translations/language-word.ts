import type { Language } from '@vitrine/common/languages'
import { appLanguage } from '../../../lib/words/language.ts'

/** What a language is called within a sentence: some languages do not capitalise it there. */
export const languageWord = (language: Language): string =>
  new Intl.DisplayNames(appLanguage(), { type: 'language' }).of(language) ?? language
