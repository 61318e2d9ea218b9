import type { Item } from '@vitrine/common/portfolio/item-ids'

/** What can be done to a list of items. Every function answers a new list and leaves the given one alone. */

export const added = <T>(list: readonly T[], item: T): T[] => [...list, item]

export const inserted = <T>(list: readonly T[], index: number, item: T): T[] => list.toSpliced(index, 0, item)

export const removed = <T>(list: readonly T[], index: number): T[] => list.toSpliced(index, 1)

/** The copy follows its original, and is an item of its own. */
export const duplicated = (list: readonly Item[], index: number): Item[] =>
  list.toSpliced(
    index + 1,
    0,
    ...list.slice(index, index + 1).map((item) => ({ ...structuredClone(item), ...newItem() })),
  )

/** An empty item with an id that no other one has. */
export const newItem = (): Item => ({ itemId: crypto.randomUUID().slice(-12) })

/** A place outside the list changes nothing. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const inside = (index: number) => index >= 0 && index < list.length
  if (!inside(from) || !inside(to)) return [...list]
  return list.toSpliced(from, 1).toSpliced(to, 0, ...list.slice(from, from + 1))
}

/** The list with a tag added: trimmed, and only when it is neither empty nor there already. */
export function withTag(tags: readonly string[], input: string): readonly string[] {
  const tag = input.trim()
  return tag === '' || tags.includes(tag) ? tags : [...tags, tag]
}
