import type { Item } from '@vitrine/common/portfolio/item-ids'
import { inserted } from '../state/list-edits.ts'

/**
 * Puts an item where it belongs among the others of its batch, of which some may be missing (they are on their way, or were
 * deleted) or moved: after the nearest one before it, else before the nearest one after it, else at the end.
 * @param order the ids of the items of the batch, this one included
 */
export function placed(items: readonly Item[], item: Item, order: readonly string[]): readonly Item[] {
  const places = new Map(items.map(({ itemId }, index) => [itemId, index]))
  if (places.has(item.itemId)) return items
  const own = order.indexOf(item.itemId ?? '')
  const before = order.slice(0, own).findLast((id) => places.has(id))
  const after = order.slice(own + 1).find((id) => places.has(id))
  const index =
    before !== undefined ? (places.get(before) ?? 0) + 1 : after !== undefined ? places.get(after) : items.length
  return inserted(items, index ?? items.length, item)
}
