/**
 * Items carry no id of their own, so the form remembers which is which: an item keeps its key when it is moved (the
 * same object elsewhere) and when it is edited (another object in the same place).
 */
export interface KeyedItems {
  items: readonly unknown[]
  keys: readonly string[]
}

export const noItems: KeyedItems = { items: [], keys: [] }

/** The same list of keys is answered while it holds: what shows items by their keys rests while one of them is edited. */
export function keyItems(previous: KeyedItems, items: readonly unknown[], newKey: () => string): KeyedItems {
  if (previous.items === items) return previous
  // With every keystroke, whatever the length of the list: at most one item was edited, in its place.
  const differing = items.filter((item, index) => item !== previous.items[index])
  if (items.length === previous.items.length && differing.length <= 1) return { items, keys: previous.keys }
  const free = new Map(previous.keys.map((key, index) => [key, previous.items[index]]))
  const keys = items.map((item, index) => {
    const stayed = previous.items[index] === item ? previous.keys[index] : undefined
    const key = stayed !== undefined && free.has(stayed) ? stayed : [...free].find(([, old]) => old === item)?.[0]
    if (key !== undefined) free.delete(key)
    return key
  })
  const edited = keys.map((key, index) => {
    if (key !== undefined) return key
    const here = previous.keys[index]
    if (here === undefined || !free.delete(here)) return newKey()
    return here
  })
  const unchanged = edited.length === previous.keys.length && edited.every((key, index) => key === previous.keys[index])
  return { items, keys: unchanged ? previous.keys : edited }
}
