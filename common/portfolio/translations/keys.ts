import { isItemList } from '../item-ids.ts'
import { patternOf } from '../../fields/walk.ts'
import { getAt } from '../paths.ts'
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

/** The key of the text at a path of the content, in which numbers stand for items. */
export function keyOf(content: object, path: string): string {
  let value: unknown = content
  return path
    .split('.')
    .map((part) => {
      const item = isItemList(value) ? value[Number(part)] : undefined
      value = item ?? (value as Record<string, unknown> | undefined)?.[part]
      return item ? (item.itemId ?? part) : part
    })
    .join('/')
}

/** The key of the translations of a text at a path of the content. */
export function keyOfText(content: object, path: string): string {
  const list = listOfCategories(patternOf(path))
  const value = getAt(content, path)
  return list && typeof value === 'string' ? categoryKey(list, value) : keyOf(content, path)
}
