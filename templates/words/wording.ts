import { DEFAULT_LANGUAGE, type Language } from '@vitrine/common/languages'
import type { Word } from './words.ts'

/** A word that has several forms, by how many `{n}` there are. */
export type Plural = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

/** Fixed words in a language other than English, by the English ones: those of pages, where nothing else is said. */
export type Catalogue<All extends string = Word> = Readonly<Record<All, string | Plural>>

type Values<W> = W extends `${string}{${infer Name}}${infer Rest}`
  ? Readonly<Record<Name, string | number>> & Values<Rest>
  : unknown

/** A fixed word in the language of the page, with what is filled in. */
export type Say<All extends string = Word> = <W extends All>(
  word: W,
  ...values: W extends `${string}{${string}` ? [Values<W>] : []
) => string

/** The language of a page, and its words. */
export interface Wording<All extends string = Word> {
  language: Language
  say: Say<All>
  /** What is said in another language than English; undefined where the English that stands in a script is. */
  translated: (word: All) => string | undefined
  /** The name of a section: a fixed word, unless its owner gave it. */
  nameOf: (name: string) => string
}

/** @param shown what is filled in, as it stands among the words */
export function wordingOf<All extends string = Word>(
  language: Language,
  catalogue?: Catalogue<All>,
  shown: (value: string | number) => string = String,
): Wording<All> {
  let rules: Intl.PluralRules | undefined
  const find = (word: string) => (catalogue && Object.hasOwn(catalogue, word) ? catalogue[word as All] : word)
  const formOf = (entry: string | Plural, values?: Readonly<Record<string, string | number>>) =>
    typeof entry === 'string'
      ? entry
      : (entry[(rules ??= new Intl.PluralRules(language)).select(Number(values?.n))] ?? entry.other)
  return {
    language,
    say(word, ...[values]) {
      const filled = values as Readonly<Record<string, string | number>> | undefined
      const text = formOf(find(word), filled)
      return filled ? text.replace(/\{(\w+)\}/g, (_, name: string) => shown(filled[name] ?? '')) : text
    },
    translated: (word) => (catalogue ? formOf(find(word)) : undefined),
    nameOf: (name) => formOf(find(name)),
  }
}

/** English needs no catalogue: its words are those in the code. */
export const english = wordingOf(DEFAULT_LANGUAGE)
