import { setAt } from '../portfolio/paths.ts'
import type { ValueField } from './field.ts'
import type { TemplateMetadata } from './section.ts'
import { isValue, walkFields, type FieldPlace } from './walk.ts'

/** Lists inside of items are shorter: they would multiply. */
const MOST_INSIDE = 2

/**
 * An object with a value in every field of a template.
 * @param items how many each list of a section has
 * @param valueOf what a field holds; its path names the item. Undefined leaves it out
 */
export const fillFields = (
  metadata: TemplateMetadata,
  items: number,
  valueOf: (place: FieldPlace<ValueField>) => unknown,
): object =>
  walkFields(metadata)
    .filter(isValue)
    .flatMap((place) => pathsOf(place.path, items).map((path) => ({ ...place, path })))
    .reduce((filled, place) => {
      const value = valueOf(place)
      return value === undefined ? filled : setAt(filled, place.path, value)
    }, {})

/** The paths that a path with `*` stands for. */
function pathsOf(path: string, items: number): string[] {
  if (!path.includes('*')) return [path]
  return Array.from({ length: items }, (_, index) => path.replace('*', String(index))).flatMap((one) =>
    pathsOf(one, Math.min(items, MOST_INSIDE)),
  )
}
