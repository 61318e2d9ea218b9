import { languageName } from '../language-names.ts'
import { DEFAULT_LANGUAGE, languages } from '../languages.ts'
import type { ChangedPlace } from './changed-places.ts'
import { isObject, sameValue, type Change } from './changes.ts'
import { isItemList, type Item } from './item-ids.ts'
import { filePartsOf } from './file-parts.ts'
import { picturePartsOf } from './picture-parts.ts'
import { excerpts } from './excerpts.ts'
import { translationAt } from './translations/place.ts'
import { textOf } from './value-text.ts'

/** What a change is: in a few words, or by what visitors see now and what they would see. */
export type ChangeWords = { summary: string } | { live: string; draft: string }

export interface ChangeNames {
  template: (id: unknown) => string
  section: (id: unknown) => string
  /** What the template calls a section on the page. */
  heading: (id: string) => string
  /** The ids of the sections that can be moved, in the order that a list of ids makes. */
  order: (ids: readonly string[]) => readonly string[]
  isPicture: (path: string) => boolean
}

export function wordsOf({ path, changes }: ChangedPlace, names: ChangeNames): ChangeWords {
  const [first] = changes
  if (!first) return { summary: '' }
  const { from, to } = first
  if (path === 'templateId') return { live: names.template(from), draft: names.template(to) }
  if (path === 'layout.order') return { summary: orderSummary(first, names) }
  if (path.startsWith(TITLES)) return { summary: titleSummary(first, names) }
  if (path === 'layout.hidden') return { summary: setSummary(first, ['Hid', 'Brought back'], names) }
  if (path === 'layout.added') return { summary: setSummary(first, ['Added', 'Removed'], names) }
  if (path === 'content.meta.language') return { live: languageWord(from), draft: languageWord(to) }
  if (path === 'content.meta.languages') return { summary: languagesSummary(first) }
  if (translationAt(path)) return translationWords(path, changes)
  if (names.isPicture(path)) return pictureWords(path, changes)
  const file = fileWords(path, changes)
  if (file) return file
  if ((isItemList(from) && isItemList(to ?? [])) || (isItemList(to) && isItemList(from ?? [])))
    return { summary: listSummary(itemsOf(from), itemsOf(to)) }
  const absent = path.startsWith('design.')
    ? 'The template’s own'
    : typeof (from ?? to) === 'boolean'
      ? textOf(false)
      : ''
  const [live, draft] = excerpts(lineOf(from, absent), lineOf(to, absent))
  return { live, draft }
}

const languageWord = (value: unknown): string =>
  languageName(languages.find((language) => language === value) ?? DEFAULT_LANGUAGE)

/** Such as “Added German. Removed French.” */
function languagesSummary({ from, to }: Change): string {
  const [live, draft] = [idsOf(from), idsOf(to)]
  const line = (word: string, tags: readonly string[], others: readonly string[]) => {
    const named = tags.filter((tag) => !others.includes(tag)).map(languageWord)
    return named.length > 0 && `${word} ${listOfWords.format(named)}.`
  }
  const parts = [line('Added', draft, live), line('Removed', live, draft)].filter((part) => part !== false)
  return parts.length > 0 ? parts.join(' ') : OTHER_ORDER
}

/** What a text says in another language; or that it still says the right thing of an original that has changed. */
function translationWords(path: string, changes: readonly Change[]): ChangeWords {
  const isText = (change: Change) => change.path === path || change.path === `${path}.text`
  const change = changes.find(isText)
  if (!change) return { summary: 'Still right' }
  const textIn = (value: unknown) => (isObject(value) ? value.text : value)
  const [live, draft] = excerpts(lineOf(textIn(change.from), ''), lineOf(textIn(change.to), ''))
  return { live, draft }
}

function lineOf(value: unknown, absent: string): string {
  if (value === undefined) return absent
  return Array.isArray(value) ? value.map(textOf).join(', ') : textOf(value)
}

const itemsOf = (value: unknown): readonly Item[] => (isItemList(value) ? value : [])

/** Such as “2 added, 1 edited, in another order”. */
function listSummary(live: readonly Item[], draft: readonly Item[]): string {
  const liveById = new Map(live.map((item) => [item.itemId, item]))
  const draftIds = new Set(draft.map(({ itemId }) => itemId))
  const kept = draft.filter(({ itemId }) => liveById.has(itemId))
  const order = live.filter(({ itemId }) => draftIds.has(itemId))
  const removed = live.length - order.length
  const added = draft.length - kept.length
  const edited = kept.filter((item) => !sameValue(item, liveById.get(item.itemId))).length
  const isMoved = kept.some(({ itemId }, index) => itemId !== order[index]?.itemId)
  const parts = [
    added > 0 && `${added} added`,
    removed > 0 && `${removed} removed`,
    edited > 0 && `${edited} edited`,
    isMoved && 'in another order',
  ]
  const text = parts.filter((part) => part !== false).join(', ')
  return text === '' ? 'Changed' : `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}

/** Such as “Hid Press and Awards. Brought back About.” */
function setSummary({ from, to }: Change, [more, fewer]: readonly [string, string], { section }: ChangeNames): string {
  const [live, draft] = [idsOf(from), idsOf(to)]
  const line = (word: string, ids: readonly string[], others: readonly string[]) => {
    const named = ids.filter((id) => !others.includes(id)).map(section)
    return named.length > 0 && `${word} ${listOfWords.format(named)}.`
  }
  const parts = [line(more, draft, live), line(fewer, live, draft)].filter((part) => part !== false)
  return parts.length > 0 ? parts.join(' ') : OTHER_ORDER
}

/** How many sections are named that have moved. */
const NAMED_MOVES = 3

/** Such as “Moved Services up and Press down.” */
function orderSummary({ from, to }: Change, { section, order }: ChangeNames): string {
  const [live, draft] = [order(idsOf(from)), order(idsOf(to))]
  const moved = movedIn(live, draft)
  if (moved.length === 0 || moved.length > NAMED_MOVES) return OTHER_ORDER
  const moves = moved.map((id) => `${section(id)} ${draft.indexOf(id) < live.indexOf(id) ? 'up' : 'down'}`)
  return `Moved ${listOfWords.format(moves)}.`
}

/** The fewest entries whose moves make one order of the other. */
function movedIn(before: readonly string[], after: readonly string[]): string[] {
  // For each entry the longest run of entries that ends with it and is in both orders.
  const runs: string[][] = []
  for (const id of after) {
    const place = before.indexOf(id)
    const longest = runs.reduce<string[]>(
      (best, run) => (run.length >= best.length && before.indexOf(run.at(-1) ?? '') < place ? run : best),
      [],
    )
    runs.push([...longest, id])
  }
  const kept = new Set(runs.reduce<string[]>((best, run) => (run.length >= best.length ? run : best), []))
  return after.filter((id) => !kept.has(id))
}

/** Such as “Renamed Services to Offers.” */
function titleSummary({ path, from, to }: Change, { heading }: ChangeNames): string {
  const nameOf = (value: unknown) => (typeof value === 'string' && value.trim()) || heading(path.slice(TITLES.length))
  return `Renamed ${nameOf(from)} to ${nameOf(to)}.`
}

const OTHER_ORDER = 'In another order'
const TITLES = 'layout.titles.'

const listOfWords = new Intl.ListFormat('en')

const idsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((id) => typeof id === 'string') : []

/** What happened to an uploaded file; null for anything that is not a file. */
function fileWords(path: string, changes: readonly Change[]): ChangeWords | null {
  const stored = changes.find((change) => change.path === filePartsOf(path).storage)
  if (!stored) return null
  return { summary: !stored.from ? 'Added' : !stored.to ? 'Removed' : 'Another file' }
}

function pictureWords(path: string, changes: readonly Change[]): ChangeWords {
  const parts = picturePartsOf(path)
  const at = (wanted: string) => changes.find((change) => change.path === wanted)
  const src = at(parts.src)
  if (src && !src.from) return { summary: 'Added' }
  if (src && !src.to) return { summary: 'Removed' }
  if (src) return { summary: 'Another picture' }
  const alt = at(parts.alt)
  if (!alt) return { summary: 'Cut in another way' }
  const [live, draft] = excerpts(textOf(alt.from), textOf(alt.to))
  return { live, draft }
}
