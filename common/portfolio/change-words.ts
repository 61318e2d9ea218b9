import { languageName } from '../language-names.ts'
import { DEFAULT_LANGUAGE, languages } from '../languages.ts'
import type { ChangedPlace } from './changed-places.ts'
import { isTranslation, sameValue, type Change } from './changes.ts'
import { isItemList, type Item } from './item-ids.ts'
import { filePartsOf } from './file-parts.ts'
import { picturePartsOf } from './picture-parts.ts'
import { excerpts } from './excerpts.ts'
import { translatedText } from './translations/place.ts'
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

/** What is said of changes, in English. */
type ChangeWord =
  | 'Added'
  | 'Added {names}.'
  | 'Another file'
  | 'Another picture'
  | 'Brought back {names}.'
  | 'Changed'
  | 'Cut in another way'
  | 'Hid {names}.'
  | 'In another order'
  | 'Moved {moves}.'
  | 'New'
  | 'Off'
  | 'On'
  | 'Removed'
  | 'Removed {names}.'
  | 'Renamed {from} to {to}.'
  | 'Still right'
  | 'The template’s own'
  | 'in another order'
  | '{name} down'
  | '{name} up'
  | '{n} added'
  | '{n} edited'
  | '{n} removed'

/** How it is said in a language. */
export interface ChangeSpeech {
  locale: string
  say: (word: ChangeWord, values?: Readonly<Record<string, string | number>>) => string
}

export const inEnglish: ChangeSpeech = {
  locale: 'en',
  say: (word, values = {}) => word.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name])),
}

export function wordsOf({ path, changes }: ChangedPlace, names: ChangeNames, speech = inEnglish): ChangeWords {
  const { say, locale } = speech
  const [first] = changes
  if (!first) return { summary: '' }
  const { from, to } = first
  if (path === 'templateId') return { live: names.template(from), draft: names.template(to) }
  if (path === 'layout.order') return { summary: orderSummary(first, names, speech) }
  if (path.startsWith(TITLES)) return { summary: titleSummary(first, names, speech) }
  if (path === 'layout.hidden')
    return { summary: setSummary(first, ['Hid {names}.', 'Brought back {names}.'], names.section, speech) }
  if (path === 'layout.added')
    return { summary: setSummary(first, ['Added {names}.', 'Removed {names}.'], names.section, speech) }
  if (path === 'content.meta.language') return { live: languageWord(from, locale), draft: languageWord(to, locale) }
  if (path === 'content.meta.languages') {
    const nameOf = (id: unknown) => languageWord(id, locale)
    return { summary: setSummary(first, ['Added {names}.', 'Removed {names}.'], nameOf, speech) }
  }
  if (isTranslation(path)) return translationWords(first, speech)
  if (names.isPicture(path)) return pictureWords(path, changes, speech)
  const file = fileWords(path, changes, speech)
  if (file) return file
  if ((isItemList(from) && isItemList(to ?? [])) || (isItemList(to) && isItemList(from ?? [])))
    return { summary: listSummary(itemsOf(from), itemsOf(to), speech) }
  const absent = path.startsWith('design.')
    ? say('The template’s own')
    : typeof (from ?? to) === 'boolean'
      ? say('Off')
      : ''
  const [live, draft] = excerpts(lineOf(from, absent, speech), lineOf(to, absent, speech))
  return { live, draft }
}

const languageWord = (value: unknown, locale: string): string =>
  languageName(languages.find((language) => language === value) ?? DEFAULT_LANGUAGE, locale)

/** What a text says in another language; or that it still says the right thing of an original that has changed. */
function translationWords({ from, to }: Change, speech: ChangeSpeech): ChangeWords {
  const [live, draft] = [translatedText(from), translatedText(to)]
  if (sameValue(live, draft)) return { summary: speech.say('Still right') }
  const [before, after] = excerpts(lineOf(live, '', speech), lineOf(draft, '', speech))
  return { live: before, draft: after }
}

function lineOf(value: unknown, absent: string, { say }: ChangeSpeech): string {
  if (value === undefined) return absent
  if (typeof value === 'boolean') return say(value ? 'On' : 'Off')
  return Array.isArray(value) ? value.map(textOf).join(', ') : textOf(value)
}

const itemsOf = (value: unknown): readonly Item[] => (isItemList(value) ? value : [])

/** Such as “2 added, 1 edited, in another order”. */
function listSummary(live: readonly Item[], draft: readonly Item[], { say, locale }: ChangeSpeech): string {
  const liveById = new Map(live.map((item) => [item.itemId, item]))
  const draftIds = new Set(draft.map(({ itemId }) => itemId))
  const kept = draft.filter(({ itemId }) => liveById.has(itemId))
  const order = live.filter(({ itemId }) => draftIds.has(itemId))
  const removed = live.length - order.length
  const added = draft.length - kept.length
  const edited = kept.filter((item) => !sameValue(item, liveById.get(item.itemId))).length
  const isMoved = kept.some(({ itemId }, index) => itemId !== order[index]?.itemId)
  const parts = [
    added > 0 && say('{n} added', { n: added }),
    removed > 0 && say('{n} removed', { n: removed }),
    edited > 0 && say('{n} edited', { n: edited }),
    isMoved && say('in another order'),
  ]
  const text = new Intl.ListFormat(locale, { type: 'unit' }).format(parts.filter((part) => part !== false))
  return text === '' ? say('Changed') : `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}

/** Such as “Hid Press and Awards. Brought back About.” */
function setSummary(
  { from, to }: Change,
  [more, fewer]: readonly [ChangeWord, ChangeWord],
  nameOf: (id: unknown) => string,
  { say, locale }: ChangeSpeech,
): string {
  const [live, draft] = [idsOf(from), idsOf(to)]
  const line = (word: ChangeWord, ids: readonly string[], others: readonly string[]) => {
    const named = ids.filter((id) => !others.includes(id)).map(nameOf)
    return named.length > 0 && say(word, { names: listOf(named, locale) })
  }
  const parts = [line(more, draft, live), line(fewer, live, draft)].filter((part) => part !== false)
  return parts.length > 0 ? parts.join(' ') : say('In another order')
}

/** How many sections are named that have moved. */
const NAMED_MOVES = 3

/** Such as “Moved Services up and Press down.” */
function orderSummary({ from, to }: Change, { section, order }: ChangeNames, { say, locale }: ChangeSpeech): string {
  const [live, draft] = [order(idsOf(from)), order(idsOf(to))]
  const moved = movedIn(live, draft)
  if (moved.length === 0 || moved.length > NAMED_MOVES) return say('In another order')
  const moves = moved.map((id) =>
    say(draft.indexOf(id) < live.indexOf(id) ? '{name} up' : '{name} down', { name: section(id) }),
  )
  return say('Moved {moves}.', { moves: listOf(moves, locale) })
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
function titleSummary({ path, from, to }: Change, { heading }: ChangeNames, { say }: ChangeSpeech): string {
  const nameOf = (value: unknown) => (typeof value === 'string' && value.trim()) || heading(path.slice(TITLES.length))
  return say('Renamed {from} to {to}.', { from: nameOf(from), to: nameOf(to) })
}

const TITLES = 'layout.titles.'

const listOf = (names: readonly string[], locale: string) => new Intl.ListFormat(locale).format(names)

const idsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((id) => typeof id === 'string') : []

/** What happened to an uploaded file; null for anything that is not a file. */
function fileWords(path: string, changes: readonly Change[], { say }: ChangeSpeech): ChangeWords | null {
  const stored = changes.find((change) => change.path === filePartsOf(path).storage)
  if (!stored) return null
  return { summary: say(!stored.from ? 'Added' : !stored.to ? 'Removed' : 'Another file') }
}

function pictureWords(path: string, changes: readonly Change[], { say }: ChangeSpeech): ChangeWords {
  const parts = picturePartsOf(path)
  const at = (wanted: string) => changes.find((change) => change.path === wanted)
  const src = at(parts.src)
  if (src && !src.from) return { summary: say('Added') }
  if (src && !src.to) return { summary: say('Removed') }
  if (src) return { summary: say('Another picture') }
  const alt = at(parts.alt)
  if (!alt) return { summary: say('Cut in another way') }
  const [live, draft] = excerpts(textOf(alt.from), textOf(alt.to))
  return { live, draft }
}
