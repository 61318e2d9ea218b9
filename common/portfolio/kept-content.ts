import type { TemplateMetadata } from '../fields/section.ts'
import { isHolding, isValue, labelOfPlace, walkFields } from '../fields/walk.ts'
import type { PortfolioContent } from './content.ts'
import { partsOf } from './item-ids.ts'
import { getAt } from './paths.ts'
import { picturePartsOf } from './picture-parts.ts'
import { filledPath } from './fallbacks.ts'

/** A part of the content that a template has no place for. */
export interface KeptContent {
  /** What its owner knows it by, for example “Exhibitions” or “Projects: Repository”. */
  label: string
  /** How many entries or texts it holds. */
  count: number
  /** Where it is, without the places in lists: `exhibitions`, `projects.repository`. */
  path: string
}

/** What a place of the content is called, and the list of the section that it is in, if any. */
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
  const shown = new Set([...places.keys()].flatMap((path) => [path, filledPath(content, path) ?? path]))
  const shownLists = new Set([...places.values()].flatMap(({ list }) => list?.path ?? []))
  const all = [template, ...known]
  const names = placesOf(all)
  const companions = companionsOf(all)
  const kept = new Map<string, KeptContent>()
  for (const { path, entries } of filledPlaces(content)) {
    if (shown.has(path) || isSetting(path) || companions.has(path)) continue
    const place = names.get(path)
    const list =
      place?.list ?? [...names.values()].find((other) => other.list && path.startsWith(`${other.list.path}.`))?.list
    // Templates show some details of an entry without a field for them: only a whole list can be said to be missing.
    if (!place && list && shownLists.has(list.path)) continue
    const whole = list && !shownLists.has(list.path) ? list : undefined
    const key = whole?.path ?? path
    kept.set(key, {
      path: key.replaceAll('.*', ''),
      label: whole?.label ?? place?.label ?? path,
      count: whole ? entriesAt(content, whole.path) : entries,
    })
  }
  return [...kept.values()]
}

/** Every place that templates show, by its path with `*` for items; objects and lists stand for nothing of their own. */
function placesOf(templates: readonly TemplateMetadata[]): Map<string, Place> {
  const places = new Map<string, Place>()
  for (const place of templates.flatMap((template) => walkFields(template)).filter(isValue)) {
    if (places.has(place.path)) continue
    const outermost = place.containers[0]
    places.set(place.path, {
      label: labelOfPlace(place, ({ label }) => label),
      ...(outermost?.index === '*' && { list: { path: outermost.field.path, label: outermost.field.label } }),
    })
  }
  return places
}

/** What goes with a picture: where it lies in Storage, its alternative text, its original and its crop. */
const companionsOf = (templates: readonly TemplateMetadata[]): Set<string> =>
  new Set(
    templates
      .flatMap((template) => walkFields(template))
      .filter(isHolding('picture'))
      .flatMap(({ path }) => {
        const { storage, alt, original, crop } = picturePartsOf(path)
        return [storage, alt, original, crop]
      }),
  )

/** What belongs to no template: the settings tab keeps it, and translations are of what does. */
const isSetting = (path: string) => path === 'domain' || /^(meta|translations)\./.test(path)

/** The filled texts, numbers and lists of texts of a content, with `*` for items, which count together. */
function filledPlaces(content: PortfolioContent): { path: string; entries: number }[] {
  const found = new Map<string, number>()
  const visit = (path: string, value: unknown) => {
    if (Array.isArray(value) && value.some((item) => typeof item === 'object' && item !== null))
      value.forEach((item) => visit(`${path}.*`, item))
    else if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      for (const [key, inner] of partsOf(value)) visit(path === '' ? key : `${path}.${key}`, inner)
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
  const value = getAt(content, path)
  return Array.isArray(value) ? value.length : 1
}
