import { patternOf } from '../../fields/walk.ts'
import { getAt } from '../paths.ts'
import { keyOf } from './place.ts'
import { textHash, type TextValue } from './text-hash.ts'

/** Whether there is nothing to translate, or nothing translated. */
export const isBlank = (value: TextValue): boolean =>
  typeof value === 'string' ? value.trim() === '' : value.every((line) => line.trim() === '')

/**
 * Categories are one text wherever they stand: pages sort and filter by them. They are found by what they say, and not by the items that
 * have them, so that a category of private items alone is shown in no language.
 * @returns the list whose items have the category at a place, or null for any other text
 */
export function listOfCategories(pattern: string): string | null {
  if (pattern === 'gallery.categories') return 'gallery.images'
  const [, list = null] = /^(.+)\.\*\.category$/.exec(pattern) ?? []
  return list
}

export const categoryKey = (list: string, category: string): string =>
  `${list.replaceAll('.', '/')}/category/${textHash(category)}`

/** The key of the translations of a text at a path of the content. */
export function keyOfText(content: object, path: string): string {
  const list = listOfCategories(patternOf(path))
  const value = getAt(content, path)
  return list && typeof value === 'string' ? categoryKey(list, value) : keyOf(content, path)
}
