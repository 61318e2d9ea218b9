import type { Language } from '@vitrine/common/languages'

/** A page in one of its languages. */
export interface LanguageLink {
  language: Language
  href: string
}
