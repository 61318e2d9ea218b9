import type { AppLanguage } from '@vitrine/common/languages'
import { type Catalogue, type Say, type Wording, wordingOf } from '@vitrine/templates/words/wording'
import { formatNumber } from '../format-number.ts'
import { setAppLanguage } from './language.ts'
import type { Word } from './words.ts'

/** What another language than English brings. */
export interface Spoken {
  language: AppLanguage
  catalogue: Catalogue<Word>
  /** A text that comes from elsewhere, in this language if it is known. */
  hear: (text: string) => string
}

const shown = (value: string | number) => (typeof value === 'number' ? formatNumber(value) : value)

let wording: Wording<Word> = wordingOf('en', undefined, shown)
let hearing = (text: string) => text

/**
 * Says something in the language of the app, by its English words. To be called while something is rendered or happens, not when a module
 * begins: the language is not known then.
 */
export const say: Say<Word> = (word, ...values) => wording.say(word, ...values)

/** Says how many there are: `saidCount(n, '1 picture', '{n} pictures')`. */
export const saidCount = (n: number, one: Word, many: Word & `${string}{n}${string}`): string =>
  (wording.say as (word: Word, values: object) => string)(n === 1 ? one : many, { n })

/** What common code, templates or the server say in English (labels of fields, messages), in the language of the app. */
export const heard = (text: string): string => hearing(text)

/** From now on the app speaks another language; without `spoken` English. What does not use `useAppLanguage` says so once it is rendered anew. */
export function speak(spoken?: Spoken): void {
  const language = spoken?.language ?? 'en'
  setAppLanguage(language)
  wording = wordingOf(language, spoken?.catalogue, shown)
  hearing = spoken?.hear ?? ((text) => text)
  for (const listener of listeners) listener()
}

const listeners = new Set<() => void>()

/** Tells of every change of the language. Returns what ends it. */
export function onLanguage(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
