import type { Field } from '../fields/field.ts'
import type { ListField } from '../fields/list.ts'
import { offeredSections, type TemplateMetadata, type TemplateSection } from '../fields/section.ts'
import { isObject } from './changes.ts'
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
    const found: Found[] = []
    const cleared = clear(section.fields, content, examples, { chance: inOwnContent, at: '', found })
    const [first] = found
    if (!first) return []
    const count = (type: Field['type']) => found.filter(({ field }) => field.type === type).length
    const [entries, pictures] = [count('array:object'), count('image')]
    return [{ section, path: first.path, entries, pictures, texts: found.length - entries - pictures, cleared }]
  })
}

/**
 * What is left of a new portfolio for somebody who starts without the example: what they or the server have put there since.
 * @param ownAddress the account's, which is no example even where it looks like one
 */
export const withoutExample = (
  { sections }: TemplateMetadata,
  content: PortfolioContent,
  examples: readonly PortfolioContent[],
  ownAddress?: string,
): PortfolioContent =>
  clear(
    sections.flatMap(({ fields }) => fields),
    content,
    examples,
    { chance: inNewContent, ownAddress, at: '', found: [] },
  )

interface Found {
  path: string
  field: Field
}

interface Search {
  chance: Chance
  ownAddress?: string
  /** Where the object is in the content, ending in a dot. */
  at: string
  /** Gets what was left out. */
  found: Found[]
}

/** An object without what it has of the same object in examples. */
function clear<T extends object>(fields: readonly Field[], object: T, examples: readonly unknown[], search: Search): T {
  return fields.reduce((left, field) => {
    const value = getAt(left, field.path)
    const known = examples.map((example) => getAt(example, field.path)).filter((one) => one !== undefined)
    const path = search.at + field.path
    if (field.type === 'object') {
      if (!isObject(value)) return left
      return setAt(left, field.path, clear(field.fields, value, known, { ...search, at: `${path}.` }))
    }
    if (field.type === 'array:object') {
      if (!Array.isArray(value)) return left
      return setAt(left, field.path, clearItems(field, value as object[], known.flat(), { ...search, at: path }))
    }
    if (!isExample(field, path, value, known, search)) return left
    search.found.push({ path, field })
    if (field.type === 'image') return withoutPicture(left, field.path)
    return setAt(left, field.path, Array.isArray(value) ? [] : '')
  }, object)
}

/** A list without the entries that are an example's, and the others without what they have of one. */
function clearItems(
  field: ListField,
  items: readonly object[],
  known: readonly unknown[],
  search: Search,
): readonly object[] {
  const { fields } = field
  const { chance, at, found } = search
  const knownTexts = known.map((item) => new Set(textsIn(fields, item)))
  const all = new Set(knownTexts.flatMap((texts) => [...texts]))
  const isWhole =
    items.length >= chance.items &&
    items.every((item) => {
      const texts = textsIn(fields, item)
      return texts.length > 0 && texts.every((text) => all.has(text))
    })
  return items.flatMap((item, index) => {
    const texts = textsIn(fields, item)
    const isOne = texts.length > 1 && knownTexts.some((one) => texts.every((text) => one.has(text)))
    if (!isWhole && !isOne) return [clear(fields, item, known, { ...search, at: `${at}.${index}.` })]
    found.push({ path: at, field })
    return []
  })
}

function isExample(
  field: Field,
  path: string,
  value: unknown,
  known: readonly unknown[],
  { chance, ownAddress }: Search,
): boolean {
  const texts = textsOf(field, value)
  if (field.type === 'image') return typeof value === 'string' && examplePicture.test(value)
  if (field.type === 'url' || field.type === 'email')
    return typeof value === 'string' && value !== ownAddress && madeUpAddress.test(value)
  if (field.type === 'array:string')
    return (
      texts.length > 0 &&
      texts.length >= chance.items &&
      known.some((one) => texts.every((text) => textsOf(field, one).includes(text)))
    )
  return texts.some(
    (text) =>
      (text.length >= chance.length || personal.test(path)) && known.some((one) => textsOf(field, one).includes(text)),
  )
}

/** What somebody has written in a field; not numbers, choices and addresses, which many people have alike. */
function textsOf(field: Field, value: unknown): string[] {
  if (field.type === 'object') return textsIn(field.fields, value)
  if (field.type === 'array:object')
    return Array.isArray(value) ? value.flatMap((item) => textsIn(field.fields, item)) : []
  if (!['string', 'text', 'richtext', 'array:string'].includes(field.type)) return []
  return [value].flat().filter((text): text is string => typeof text === 'string' && text.trim() !== '')
}

const textsIn = (fields: readonly Field[], object: unknown): string[] =>
  fields.flatMap((field) => textsOf(field, getAt(object, field.path)))

const withoutPicture = <T extends object>(object: T, path: string): T =>
  Object.values(picturePartsOf(path)).reduce(
    (left, part) => (getAt(left, part) === undefined ? left : setAt(left, part, '')),
    object,
  )
