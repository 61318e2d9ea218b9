import type { Item } from '@vitrine/common/portfolio/item-ids'

/** Edits of lists. Every function returns a new list and does not change the given one. */

export const added = <T>(list: readonly T[], item: T): T[] => [...list, item]

export const inserted = <T>(list: readonly T[], index: number, item: T): T[] => list.toSpliced(index, 0, item)

export const removed = <T>(list: readonly T[], index: number): T[] => list.toSpliced(index, 1)

/** The copy follows the original and gets its own id. */
export const duplicated = (list: readonly Item[], index: number): Item[] =>
  list.toSpliced(
    index + 1,
    0,
    ...list.slice(index, index + 1).map((item) => ({ ...structuredClone(item), ...newItem() })),
  )

/** An empty item with a new id. */
export const newItem = (): Item => ({ itemId: crypto.randomUUID().slice(-12) })

/** An index outside the list changes nothing. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const inside = (index: number) => index >= 0 && index < list.length
  if (!inside(from) || !inside(to)) return [...list]
  return list.toSpliced(from, 1).toSpliced(to, 0, ...list.slice(from, from + 1))
}
