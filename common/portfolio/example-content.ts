import type { ValueField } from '../fields/field.ts'
import { holdingOf } from '../fields/kinds.ts'
import { offeredSections, type TemplateMetadata, type TemplateSection } from '../fields/section.ts'
import { isHolding, isValue, patternOf, walkFields, type FieldPlace } from '../fields/walk.ts'
import type { PortfolioContent } from './content.ts'
import type { Layout } from './design.ts'
import { getAt, setAt } from './paths.ts'
import { picturePartsOf } from './picture-parts.ts'

/** What a section that the page shows still has of an example. */
export interface ExampleFinding {
  section: TemplateSection
  /** Its first field that has some of it, as a dotted path of the content. */
  path: string
  /** How much of the example there is: entries of lists, texts and addresses, pictures that are in no such entry. */
  entries: number
  texts: number
  pictures: number
  /** All of the content, without what this section has of the example. */
  cleared: PortfolioContent
}

/** What can be the same in an example and in somebody's own content by chance. */
interface Chance {
  /** Texts shorter than this, such as a job title or the name of a tool. */
  length: number
  /** Lists of texts with fewer than this. */
  items: number
  /** The account's address, which is its own even where it looks made up. */
  ownAddress?: string
}

const inOwnContent: Chance = { length: 24, items: 3 }
/** A portfolio that was just made is all example, but for what the server has put there. */
const inNewContent: Chance = { length: 0, items: 0 }

/** What is one person's own, however short. */
const personal = /^(hero\.(name|artistName|photographerName)|contact\.phone)$/

/** Addresses that lead nowhere on purpose: a lone #, and the domains that are reserved for examples (RFC 2606). */
const madeUpAddress = /^#$|[/@.]example(\.(com|org|net))?([/:?#]|$)/i

/** The pictures that come with the app. */
const examplePicture = /^\/examples\//

/**
 * What is left of examples in the sections that a page shows: texts and entries that an example has in the same place, pictures
 * that come with the app, and addresses that are made up.
 * @param examples those of all templates: content moves from one to the next
 */
export function exampleContent(
  { sections }: TemplateMetadata,
  content: PortfolioContent,
  layout: Layout,
  examples: readonly PortfolioContent[],
): ExampleFinding[] {
  return offeredSections(sections, layout).flatMap((section) => {
    const found = leftOf({ sections: [section] }, content, examples, inOwnContent)
    const [first] = found
    if (!first) return []
    const count = (kind: Left['kind']) => found.filter((left) => left.kind === kind).length
    const cleared = withoutAll(content, found)
    return [
      {
        section,
        path: first.field,
        entries: count('entry'),
        texts: count('text'),
        pictures: count('picture'),
        cleared,
      },
    ]
  })
}

/**
 * What is left of a new portfolio for somebody who starts without the example: what they or the server have put there since.
 * @param ownAddress the account's, which is no example even where it looks like one
 */
export const withoutExample = (
  metadata: TemplateMetadata,
  content: PortfolioContent,
  examples: readonly PortfolioContent[],
  ownAddress?: string,
): PortfolioContent => withoutAll(content, leftOf(metadata, content, examples, { ...inNewContent, ownAddress }))

/** Something that is left of an example. */
interface Left {
  kind: 'entry' | 'text' | 'picture'
  /** Where it is; of an entry with its place in the list. */
  path: string
  /** The field that has it; of an entry its list. */
  field: string
}

/** In the order of the fields, an entry before what is inside of it. */
function leftOf(
  metadata: TemplateMetadata,
  content: PortfolioContent,
  examples: readonly PortfolioContent[],
  chance: Chance,
): Left[] {
  const places = walkFields(metadata, content)
  const known = examples.map((example) => walkFields(metadata, example))
  const entries = exampleEntries(places, known, chance)
  const knownValues = Map.groupBy(known.flat(), ({ path }) => patternOf(path))
  const found: Left[] = []
  for (const place of places) {
    if (place.containers.some(({ path }) => entries.has(path))) continue
    for (const [path, list] of entries) if (list === place.path) found.push({ kind: 'entry', path, field: list })
    const same = knownValues.get(patternOf(place.path)) ?? []
    if (isValue(place) && isExample(place, same.filter(isValue), chance))
      found.push({
        kind: isHolding('picture')(place) ? 'picture' : 'text',
        path: place.path,
        field: place.path,
      })
  }
  return found
}

/**
 * The entries of lists that are an example's, with their lists: those that have all their texts from one entry of an example, and
 * all of a list whose texts are.
 */
function exampleEntries(
  places: readonly FieldPlace[],
  known: readonly (readonly FieldPlace[])[],
  chance: Chance,
): Map<string, string> {
  const knownEntries = Map.groupBy(
    known.flatMap((example) => [...textsOfEntries(example).values()]),
    ({ list }) => patternOf(list),
  )
  const found = new Map<string, string>()
  for (const [list, entries] of Map.groupBy(textsOfEntries(places), ([, entry]) => entry.list)) {
    const examples = (knownEntries.get(patternOf(list)) ?? []).map(({ texts }) => new Set(texts))
    const all = new Set(examples.flatMap((texts) => [...texts]))
    const isWhole =
      entries.length >= chance.items &&
      entries.every(([, { texts }]) => texts.length > 0 && texts.every((text) => all.has(text)))
    for (const [path, { texts }] of entries) {
      const isOne = texts.length > 1 && examples.some((one) => texts.every((text) => one.has(text)))
      if (isWhole || isOne) found.set(path, list)
    }
  }
  return found
}

interface Entry {
  /** The path of its list. */
  list: string
  texts: string[]
}

/** The entries of all lists by their paths, with all texts in them. */
function textsOfEntries(places: readonly FieldPlace[]): Map<string, Entry> {
  const entries = new Map<string, Entry>()
  for (const place of places) {
    for (const { path, index } of place.containers) {
      if (index === null) continue
      const entry = entries.get(path) ?? { list: path.slice(0, path.lastIndexOf('.')), texts: [] }
      if (isValue(place)) entry.texts.push(...textsOf(place))
      entries.set(path, entry)
    }
  }
  return entries
}

function isExample(place: FieldPlace<ValueField>, known: readonly FieldPlace<ValueField>[], chance: Chance): boolean {
  const { field, path, value } = place
  const texts = textsOf(place)
  switch (holdingOf(field)) {
    case 'picture':
      return typeof value === 'string' && examplePicture.test(value)
    case 'address':
      return typeof value === 'string' && value !== chance.ownAddress && madeUpAddress.test(value)
    case 'lines':
      return (
        texts.length > 0 &&
        texts.length >= chance.items &&
        known.some((one) => texts.every((text) => textsOf(one).includes(text)))
      )
    case 'text':
    case 'html':
      return texts.some(
        (text) =>
          (text.length >= chance.length || personal.test(path)) && known.some((one) => textsOf(one).includes(text)),
      )
    case 'file':
    case 'choice':
      return false
  }
}

/** What somebody has written in a field; not numbers, choices and addresses, which many people have alike. */
function textsOf({ field, value }: FieldPlace<ValueField>): string[] {
  if (!['text', 'html', 'lines'].includes(holdingOf(field))) return []
  return [value].flat().filter((text): text is string => typeof text === 'string' && text.trim() !== '')
}

/** Content without what was found in it. The last goes first, so that the places of those before it stay theirs. */
const withoutAll = (content: PortfolioContent, found: readonly Left[]): PortfolioContent =>
  found.toReversed().reduce(without, content)

function without(content: PortfolioContent, { kind, path, field }: Left): PortfolioContent {
  const value = getAt(content, field)
  if (kind === 'entry') return setAt(content, field, (value as object[]).toSpliced(Number(path.split('.').at(-1)), 1))
  if (kind === 'text') return setAt(content, path, Array.isArray(value) ? [] : '')
  return Object.values(picturePartsOf(path)).reduce(
    (left, part) => (getAt(left, part) === undefined ? left : setAt(left, part, '')),
    content,
  )
}
