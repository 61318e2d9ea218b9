import { cutText } from '../../cut-text.ts'
import { isObject } from '../changes.ts'
import { clipped, LINE_MAX, lineOf, TEXT_MAX, textOf } from './values.ts'

/** Turns what people write, Markdown and HTML among it, into what fields take. */
export interface Markup {
  rich: (text: string) => string
  plain: (text: string) => string
}

/** A text of a file that found no place, and where in the file it is, in words. */
export interface LeftOut {
  where: string
  text: string
}

type Path = readonly (string | number)[]
type Convert = (text: string) => string

/**
 * Reads a file of unknown shape. What is asked for and can be used counts as taken; everything else in the file is
 * listed as left out, whether or not anybody thought of it.
 */
export class Reader {
  readonly #value: unknown
  readonly #markup: Markup
  readonly #path: Path
  readonly #taken: Set<string>

  constructor(value: unknown, markup: Markup, path: Path = [], taken = new Set<string>()) {
    this.#value = value
    this.#markup = markup
    this.#path = path
    this.#taken = taken
  }

  /** A text as it is in the file, which does not take it. */
  peek(key: string): string {
    return leafText(this.#get(key))
  }

  /** What a text is converted to. Where that is nothing, the text is not taken; nor where it is cut at its limit. */
  take(key: string, convert: Convert, limit = Infinity): string {
    return this.#take([key], this.peek(key), convert, limit)
  }

  line(key: string): string {
    return this.take(key, this.#toLine, LINE_MAX)
  }

  text(key: string): string {
    return this.take(key, this.#toText, TEXT_MAX)
  }

  rich(key: string): string {
    return this.take(key, (text) => textOf(this.#markup.rich(text)), TEXT_MAX)
  }

  /** A list of texts, or a text with a line for each. */
  lines(key: string): string[] {
    return this.#takeAll(key, '\n', (text) => this.#toText(text).replace(/^[-*•]\s+/, ''), TEXT_MAX)
  }

  /** A list of names without repetition, or a text with commas between them. */
  names(key: string): string[] {
    return [...new Set(this.#takeAll(key, ',', this.#toLine, LINE_MAX))]
  }

  object(key: string): Reader {
    return this.#inner(this.#get(key), key)
  }

  /** The entries of a list; an object stands for a list of one. */
  list(key: string): Reader[] {
    const value = this.#get(key)
    if (isObject(value)) return [this.#inner(value, key)]
    return Array.isArray(value) ? clipped(value).map((item: unknown, index) => this.#inner(item, key, index)) : []
  }

  /** What was not taken, in the order of the file. */
  leftOut(): LeftOut[] {
    return leavesOf(this.#value).flatMap(({ path, names, text }) =>
      this.#taken.has(idOf([...this.#path, ...path])) ? [] : [{ where: names.join(' › '), text }],
    )
  }

  readonly #toText: Convert = (text) => textOf(this.#markup.plain(text))
  readonly #toLine: Convert = (text) => lineOf(this.#markup.plain(text).replace(/\s*\n\s*/g, ' '))

  #get(key: string): unknown {
    return isObject(this.#value) ? this.#value[key] : undefined
  }

  #inner(value: unknown, ...path: Path): Reader {
    return new Reader(value, this.#markup, [...this.#path, ...path], this.#taken)
  }

  #take(path: Path, text: string, convert: Convert, limit: number): string {
    const converted = text === '' ? '' : convert(text)
    if (converted !== '' && converted.length < limit) this.#taken.add(idOf([...this.#path, ...path]))
    return converted
  }

  #takeAll(key: string, separator: string, convert: Convert, limit: number): string[] {
    const value = this.#get(key)
    if (Array.isArray(value))
      return clipped(value)
        .map((item, index) => this.#take([key, index], leafText(item), convert, limit))
        .filter(Boolean)
    const parts = this.peek(key).split(separator).map(convert).filter(Boolean)
    this.take(key, () => (parts.some((part) => part.length >= limit) ? '' : clipped(parts).join(separator)))
    return clipped(parts)
  }
}

const idOf = (path: Path) => JSON.stringify(path)

function leafText(value: unknown): string {
  return typeof value === 'string'
    ? value.trim()
    : typeof value === 'number' || typeof value === 'boolean'
      ? `${value}`
      : ''
}

interface Leaf {
  path: Path
  /** The path in words: an entry of a list is called by the first text in it. */
  names: readonly string[]
  text: string
}

function leavesOf(value: unknown): Leaf[] {
  if (typeof value !== 'object' || value === null) {
    const text = leafText(value)
    return text === '' ? [] : [{ path: [], names: [], text }]
  }
  return Object.entries(value).flatMap(([key, inner]: [string, unknown], index) => {
    const step = Array.isArray(value) ? index : key
    const name = Array.isArray(value) ? entryName(inner) : humanized(key)
    return leavesOf(inner).map(({ path, names, text }) => ({
      path: [step, ...path],
      names: name === '' ? names : [name, ...names],
      text,
    }))
  })
}

const NAME_MAX = 60

const entryName = (entry: unknown): string =>
  isObject(entry) ? cutText(Object.values(entry).map(leafText).find(Boolean) ?? '', NAME_MAX) : ''

/** 'studyType' and 'Study Type' are 'Study type'. */
function humanized(key: string): string {
  const words = key.replace(/([a-z])[ _]?([A-Z])(?=[a-z])/g, (_all, a: string, b: string) => `${a} ${b.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}
