import { isObject } from './changes.ts'

/** Every item of a list has an `itemId`, unique in its list, which stays with it when it is moved, edited or copied elsewhere. */
export type Item = Readonly<Record<string, unknown>> & { readonly itemId?: string }

export const isItem = (value: unknown): value is Item => isObject(value)

/** Whether a value is a list of items, not one of texts. An empty list is both. */
export const isItemList = (value: unknown): value is readonly Item[] => Array.isArray(value) && value.every(isItem)

/** What an item holds besides its id. Of any other object all of it. */
export const partsOf = (value: object): [key: string, value: unknown][] =>
  Object.entries(value).filter(([key]) => key !== 'itemId')

/**
 * A value with an id on every item in it that has none, or has that of an item before it. The id follows from the item's
 * place, so that everybody who reads a document from before there were ids gives its items the same ones. Parts that change
 * nothing stay the same objects.
 */
export function withItemIds<T>(value: T): T {
  return identified(value) as T
}

function identified(value: unknown): unknown {
  if (isObject(value)) {
    const changed = Object.entries(value).flatMap(([key, inner]) => {
      const next = identified(inner)
      return next === inner ? [] : [[key, next] as const]
    })
    return changed.length === 0 ? value : { ...value, ...Object.fromEntries(changed) }
  }
  if (!isItemList(value)) return value
  const wanted = new Set(value.flatMap(({ itemId }) => itemId ?? []))
  const taken = new Set<string>()
  const items = value.map((item, index) => {
    const own = item.itemId !== undefined && !taken.has(item.itemId) ? item.itemId : freeId(index, wanted)
    taken.add(own)
    wanted.add(own)
    const inner = identified(item)
    return own === item.itemId ? inner : { ...(inner as Item), itemId: own }
  })
  return items.every((item, index) => item === value[index]) ? value : items
}

function freeId(index: number, taken: ReadonlySet<string>): string {
  const free = (attempt: number): string => {
    const id = attempt === 0 ? String(index) : `${index}-${attempt}`
    return taken.has(id) ? free(attempt + 1) : id
  }
  return free(0)
}
