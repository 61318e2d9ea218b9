import { sameValue } from '@vitrine/common/portfolio/changes'
import type { Item } from '@vitrine/common/portfolio/item-ids'
import type { Merge, MergeAt, Versions } from './merge-types.ts'

type Items = readonly Item[]

const find = (items: Items, id: string | undefined) => items.find(({ itemId }) => itemId === id)
const has = (items: Items, { itemId }: Item) => find(items, itemId) !== undefined

/**
 * Merges lists by the ids of their items: an item that one side moved and the other edited is moved and edited. An item that
 * one side deleted stays if the other has edited it, so that no edit is lost. If both sides reordered the items, the owner
 * chooses the order.
 */
export function mergeLists(path: string, versions: Versions<Items>, mergeAt: MergeAt): Merge<Items> {
  const { ancestor, mine, theirs } = versions
  const mergeItem = (at: string, { itemId }: Item, [one, other] = [mine, theirs]): Merge<unknown> => {
    const of = { ancestor: find(ancestor, itemId), mine: find(one, itemId), theirs: find(other, itemId) }
    if (of.mine === undefined) return { merged: of.theirs, conflicts: [] }
    return of.theirs === undefined ? { merged: of.mine, conflicts: [] } : mergeAt(at, of)
  }
  const stays = (item: Item, other: Items): boolean => {
    const before = find(ancestor, item.itemId)
    return has(other, item) || before === undefined || !sameValue(before, item)
  }
  const own = mine.filter((item) => stays(item, theirs))
  const foreign = theirs.filter((item) => stays(item, mine))
  const [movedHere, movedThere] = [own, foreign].map((items) => isReordered(items, ancestor))
  const order = movedThere && !movedHere ? joined(foreign, own) : joined(own, foreign)
  const met = order.map((item, index) => mergeItem(`${path}.${index}`, item))
  const conflicts = met.flatMap((item) => item.conflicts)
  const merged = met.map((item) => item.merged as Item)
  if (movedHere && movedThere && !sameOrder(own, foreign)) {
    // One choice per list. Either side has all items: what one has added is not given up with its order.
    const reordered = joined(foreign, own).map((item) => mergeItem('', item, [theirs, mine]).merged as Item)
    return { merged, conflicts: [{ path, mine: merged, theirs: reordered }] }
  }
  const same = merged.length === mine.length && merged.every((item, index) => item === mine[index])
  return { merged: same ? mine : merged, conflicts }
}

/** The first list with the items that only the other one has, each after the item that it follows there. */
function joined(first: Items, other: Items): Items {
  return other.reduce<Items>((list, item, index) => {
    if (has(list, item)) return list
    const before = other.slice(0, index).findLast((previous) => has(list, previous))
    const place = before ? list.findIndex(({ itemId }) => itemId === before.itemId) + 1 : 0
    // Items that the first list has added at the same position come first.
    const ahead = list.slice(place).findIndex((next) => has(other, next))
    const at = ahead < 0 ? list.length : place + ahead
    return list.toSpliced(at, 0, item)
  }, first)
}

/** Whether the items that two lists share have the same order. */
function sameOrder(a: Items, b: Items): boolean {
  const shared = b.filter((item) => has(a, item))
  return a.filter((item) => has(b, item)).every(({ itemId }, index) => itemId === shared[index]?.itemId)
}

const isReordered = (items: Items, ancestor: Items): boolean => !sameOrder(items, ancestor)
