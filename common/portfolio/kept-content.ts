import { allFields, allRepeaters, type TemplateMetadata } from '../templates/fields.ts'
import type { PortfolioContent } from './content.ts'
import { shownPlace } from './stand-ins.ts'

/** A part of the content that a template has no place for. */
export interface KeptContent {
  /** What its owner knows it by, for example “Exhibitions” or “Projects: Repository”. */
  label: string
  /** How many entries or texts it holds. */
  count: number
  /** Where it is, with lists not counted out: `exhibitions`, `projects.repository`. */
  path: string
}

/** What a place of the content is called, and the list of objects that it is in, if any. */
interface Place {
  label: string
  list?: { path: string; label: string }
}

/**
 * What is in a portfolio and would not be seen with a template. All of it is kept.
 * @param known what places are called: the metadata of every template, that of the present one first
 */
export function keptContent(
  content: PortfolioContent,
  template: TemplateMetadata,
  known: readonly TemplateMetadata[],
): KeptContent[] {
  const places = placesOf([template])
  const shown = new Set([...places.keys()].flatMap((path) => [path, shownPlace(content, path) ?? path]))
  const shownLists = new Set([...places.values()].flatMap(({ list }) => list?.path ?? []))
  const all = [template, ...known]
  const names = placesOf(all)
  const pictures = picturePaths(all)
  const kept = new Map<string, KeptContent>()
  for (const { path, entries } of filledPlaces(content)) {
    if (shown.has(path) || isSetting(path) || isCompanion(path, pictures)) continue
    const place = names.get(path)
    const list =
      place?.list ?? [...names.values()].find((other) => other.list && path.startsWith(`${other.list.path}.`))?.list
    // Templates show some details of an entry without a field for them: only a whole list can be said to be missing.
    if (!place && list && shownLists.has(list.path)) continue
    const whole = list && !shownLists.has(list.path) ? list : undefined
    const key = whole?.path ?? path
    kept.set(key, {
      path: key,
      label: whole?.label ?? place?.label ?? path,
      count: whole ? entriesAt(content, whole.path) : entries,
    })
  }
  return [...kept.values()]
}

/** Every place that templates show, by its path. */
function placesOf(templates: readonly TemplateMetadata[]): Map<string, Place> {
  const places = new Map<string, Place>()
  const add = (path: string, place: Place) => {
    if (!places.has(path)) places.set(path, place)
  }
  for (const section of templates.flatMap(({ sections }) => sections)) {
    for (const { path, label } of section.fields)
      add(path, { label: section.label === label ? label : `${section.label}: ${label}` })
    for (const { arrayPath, label, fields } of section.repeaters) {
      for (const field of fields)
        add(`${arrayPath}.${field.path}`, { label: `${label}: ${field.label}`, list: { path: arrayPath, label } })
    }
  }
  return places
}

function picturePaths(templates: readonly TemplateMetadata[]): Set<string> {
  const inLists = templates
    .flatMap(allRepeaters)
    .flatMap(({ arrayPath, fields }) => fields.map(({ path, type }) => ({ path: `${arrayPath}.${path}`, type })))
  return new Set(
    [...templates.flatMap(allFields), ...inLists].flatMap(({ path, type }) => (type === 'image' ? [path] : [])),
  )
}

/** What belongs to no template: the settings tab keeps it. */
const isSetting = (path: string) => path === 'domain' || path.startsWith('meta.')

/** Where a picture lies in Storage, and its alternative text, go with the picture. */
const isCompanion = (path: string, pictures: ReadonlySet<string>) =>
  !pictures.has(path) && pictures.has(path.replace(/(Path|Alt)$/, ''))

/** The filled texts, numbers and lists of texts of a content; the entries of a list of objects count together. */
function filledPlaces(content: PortfolioContent): { path: string; entries: number }[] {
  const found = new Map<string, number>()
  const visit = (path: string, value: unknown) => {
    if (Array.isArray(value) && value.some((item) => typeof item === 'object' && item !== null))
      value.forEach((item) => visit(path, item))
    else if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      for (const [key, inner] of Object.entries(value)) visit(path === '' ? key : `${path}.${key}`, inner)
    } else if (isFilled(value)) found.set(path, (found.get(path) ?? 0) + (Array.isArray(value) ? value.length : 1))
  }
  visit('', content)
  return [...found].map(([path, entries]) => ({ path, entries }))
}

function isFilled(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== ''
  if (Array.isArray(value)) return value.some(isFilled)
  return typeof value === 'number' || value === true
}

function entriesAt(content: PortfolioContent, path: string): number {
  const value = path
    .split('.')
    .reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], content)
  return Array.isArray(value) ? value.length : 1
}
