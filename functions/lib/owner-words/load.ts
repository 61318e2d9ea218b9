import { type AppLanguage, appLanguages, DEFAULT_LANGUAGE } from '@vitrine/common/languages'
import { templateIds } from '@vitrine/common/templates/ids'
import type { TemplateWords } from '@vitrine/templates/definition'
import { type Catalogue, type Wording, wordingOf } from '@vitrine/templates/words/wording'
import { hearing } from '@vitrine/web/lib/words/hear.ts'
import { db } from '../firebase.ts'
import type { OwnerWord } from './words.ts'

/** What is sent to owners, in a language other than English. */
export type OwnerCatalogue = Catalogue<OwnerWord>

/** The language of an account, and its words. */
export interface OwnerWording extends Wording<OwnerWord> {
  /** For dates. Those in English are British. */
  locale: string
  /** Labels of fields and messages of the server, which are in English, as the app says them in this language. */
  hear: (text: string) => string
  /** Sentences, one after the other. */
  sentences: (...all: string[]) => string
}

type Translated = Exclude<AppLanguage, typeof DEFAULT_LANGUAGE>

const catalogues: Record<Translated, () => Promise<{ catalogue: OwnerCatalogue }>> = {
  de: () => import('./catalogues/de.ts'),
  fr: () => import('./catalogues/fr.ts'),
  es: () => import('./catalogues/es.ts'),
  ja: () => import('./catalogues/ja.ts'),
}

/** The words of the app itself: a mail calls what the owner finds there by the same names. */
const cataloguesOfApp: Record<Translated, () => Promise<{ catalogue: Catalogue<string> }>> = {
  de: () => import('@vitrine/web/lib/words/catalogues/de.ts'),
  fr: () => import('@vitrine/web/lib/words/catalogues/fr.ts'),
  es: () => import('@vitrine/web/lib/words/catalogues/es.ts'),
  ja: () => import('@vitrine/web/lib/words/catalogues/ja.ts'),
}

/** What is said of single templates stands in their folders. */
async function ofTemplates(language: Translated): Promise<Readonly<Record<string, string>>> {
  const said = await Promise.all(
    templateIds.map((id) => import(`../../../templates/${id}/words.ts`) as Promise<{ words: TemplateWords }>),
  )
  return Object.fromEntries(
    said.flatMap(({ words }) =>
      Object.entries(words).map(([english, translations]) => [english, translations[language]]),
    ),
  )
}

export const englishForOwners: OwnerWording = {
  ...wordingOf<OwnerWord>(DEFAULT_LANGUAGE, undefined, shownIn('en-US')),
  locale: 'en-GB',
  hear: (text) => text,
  sentences: (...all) => all.join(' '),
}

function shownIn(locale: string): (value: string | number) => string {
  const numbers = new Intl.NumberFormat(locale)
  return (value) => (typeof value === 'number' ? numbers.format(value) : value)
}

const loaded: Partial<Record<Translated, Promise<OwnerWording>>> = {}

/** What is said to owners in a language of the app. */
export const ownerWordingIn = async (language: AppLanguage): Promise<OwnerWording> =>
  language === DEFAULT_LANGUAGE ? englishForOwners : (loaded[language] ??= load(language))

async function load(language: Translated): Promise<OwnerWording> {
  const [own, ofApp, single] = await Promise.all([
    catalogues[language](),
    cataloguesOfApp[language](),
    ofTemplates(language),
  ])
  return {
    ...wordingOf(language, own.catalogue, shownIn(language)),
    locale: language,
    hear: hearing({ ...single, ...ofApp.catalogue }),
    sentences: (...all) => all.join(language === 'ja' ? '' : ' '),
  }
}

/** What is said to the owner of an account, in the language that is chosen there; in English where none is. */
export async function wordingOfOwner(uid: string): Promise<OwnerWording> {
  const chosen: unknown = (await db().collection('users').doc(uid).get()).get('language')
  return ownerWordingIn(appLanguages.find((language) => language === chosen) ?? DEFAULT_LANGUAGE)
}
