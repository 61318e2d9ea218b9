import { csvOf } from '../../csv.ts'
import { languageAt, type Language } from '../../languages.ts'
import type { PortfolioContent } from '../content.ts'
import { isBlank } from './keys.ts'
import { translationPath } from './place.ts'
import type { Translation } from './shape.ts'
import { textHash, type TextValue } from './text-hash.ts'
import { translationOf, type OriginalText } from './texts.ts'

/** A home page, a case study or an article, as a file of texts for translators has it. */
export interface TranslatedDocument {
  /** Of a case study or an article; `home` for the home page. */
  id: string
  name: string
  texts: readonly OriginalText[]
  translations: PortfolioContent['translations']
}

const [KEY, WHERE] = ['Key', 'Where']

/** Spreadsheets read the file as UTF-8 because of it. */
const BOM = '\uFEFF'

/** All texts of a portfolio as one CSV file: a row for each, with a column for the original and for each other language. */
export function textsFile(
  documents: readonly TranslatedDocument[],
  original: Language,
  others: readonly Language[],
): string {
  const rows = documents.flatMap(({ id, name, texts, translations }) =>
    texts.map((text) => [
      `${id}:${text.key}`,
      `${name}: ${text.label}`,
      cellOf(text.original),
      ...others.map((language) => cellOf(translations?.[language]?.[text.key]?.text ?? '')),
    ]),
  )
  return (
    BOM +
    csvOf(
      [KEY, WHERE, original, ...others],
      rows.map((row) => row.map(guarded)),
    )
  )
}

/** What a file of texts brings. */
export interface ReadTexts {
  /** The translations to store, by the id of their document. */
  values: ReadonlyMap<string, { path: string; value: Translation }[]>
  /** How many they are. */
  count: number
  /** Rows of them whose original has changed since the file was made. */
  outdated: string[]
  /** Rows of texts that are not there, or that came before. */
  unmatched: string[]
  /** Whether they are most of the file: it may be that of another portfolio. */
  isForeign: boolean
  /** Columns that say nothing about a language of the portfolio. */
  leftOut: string[]
}

/** @param table the lines of the file, each split into its cells. @returns a sentence where it is no such file */
export function readTexts(
  table: readonly (readonly string[])[],
  documents: readonly TranslatedDocument[],
  original: Language,
  others: readonly Language[],
): ReadTexts | string {
  const [head = [], ...rows] = table
  const header = head.map((cell) => cell.replace(BOM, '').trim())
  const column = (name: string) => header.findIndex((cell) => cell.toLowerCase() === name.toLowerCase())
  const [keys, originals] = [column(KEY), column(original)]
  if (keys < 0 || originals < 0)
    return `This is no file of texts: its first row needs the columns “${KEY}” and “${original}”.`
  const written = header.flatMap((cell, index) => {
    const language = languageAt(cell)
    return language !== null && others.includes(language) ? [{ language, index }] : []
  })
  if (written.length === 0) return `This file has no column for a translation: “${others.join('”, “')}” would be one.`
  const known = [keys, originals, column(WHERE), ...written.map(({ index }) => index)]
  const read: ReadTexts & { values: Map<string, { path: string; value: Translation }[]> } = {
    values: new Map(),
    count: 0,
    outdated: [],
    unmatched: [],
    isForeign: false,
    leftOut: header.filter((cell, index) => cell !== '' && !known.includes(index)),
  }
  const found = new Map(
    documents.flatMap((document) => document.texts.map((text) => [`${document.id}:${text.key}`, { document, text }])),
  )
  for (const row of rows) {
    const cell = (index: number) => unguarded(withPlainBreaks(row[index] ?? ''))
    const key = cell(keys).trim()
    const place = found.get(key)
    if (!place) {
      if (row.some((one) => one.trim() !== '')) read.unmatched.push(cell(column(WHERE)) || key || row.join(' ').trim())
      continue
    }
    // A second row with the same key is told, and not taken.
    found.delete(key)
    const { document, text } = place
    const current = valueOf(withPlainBreaks(cellOf(text.original)), text.original)
    const then = valueOf(cell(originals), text.original)
    const isOutdated = textHash(then) !== textHash(current)
    let isNew = false
    for (const { language, index } of written) {
      const value = valueOf(cell(index), text.original)
      const stored = document.translations?.[language]?.[text.key]?.text
      if (isBlank(value) || (stored !== undefined && cellOf(stored) === cellOf(value))) continue
      isNew = true
      read.count++
      const values = read.values.get(document.id) ?? []
      read.values.set(document.id, values)
      const translation = translationOf({ original: isOutdated ? then : text.original }, value)
      values.push({ path: translationPath(language, text.key), value: translation })
    }
    if (isNew && isOutdated) read.outdated.push(`${document.name}: ${text.label}`)
  }
  read.isForeign = read.unmatched.length > rows.length / 2
  return read
}

/** Each line of a list on a line of its own; what would break one is written with a backslash. */
const cellOf = (value: TextValue): string =>
  typeof value === 'string'
    ? value
    : value.map((line) => line.replaceAll('\\', '\\\\').replaceAll('\n', '\\n')).join('\n')

const valueOf = (cell: string, like: TextValue): string | string[] =>
  typeof like === 'string'
    ? cell
    : cell.split('\n').map((line) => line.replaceAll(/\\([\\n])/g, (_, one) => (one === 'n' ? '\n' : '\\')))

/** Programs that save the file change how lines end. */
const withPlainBreaks = (cell: string): string => cell.replaceAll('\r\n', '\n')

/** `csvOf` puts an apostrophe before what a spreadsheet would run. Before one that was there already is another. */
const guarded = (cell: string): string => (/^'+[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell)
const unguarded = (cell: string): string => cell.replace(/^'('*[=+\-@\t\r])/, '$1')
