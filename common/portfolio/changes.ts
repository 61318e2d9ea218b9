/** The differences between two documents of plain JSON, by dotted paths. */

/** One difference between two documents. `undefined` stands for a missing value. */
export interface Change {
  path: string
  from: unknown
  to: unknown
}

/**
 * The differences between two documents, each at the smallest path that can be saved and merged on its own: a field, a field
 * of an item if the list holds the same items, a translation with what it is of, or else a whole list.
 */
export function changesBetween(from: object, to: object): Change[] {
  const changes: Change[] = []
  if (from !== to) collect('', from, to, changes)
  return changes
}

/** Whether a path is that of a translated text with what it translates: one without the other is refused. */
export const isTranslation = (path: string): boolean => /^content\.translations\.[^.]+\.[^.]+$/.test(path)

function collect(path: string, from: unknown, to: unknown, changes: Change[]): void {
  const [left, right] = [from ?? {}, to ?? {}]
  if (isObject(left) && isObject(right) && (isObject(from) || isObject(to)) && !isTranslation(path)) {
    for (const key of new Set([...Object.keys(left), ...Object.keys(right)])) {
      if (left[key] !== right[key]) collect(path === '' ? key : `${path}.${key}`, left[key], right[key], changes)
    }
  } else if (Array.isArray(from) && Array.isArray(to) && sameItems(from, to)) {
    from.forEach((item, index) => {
      if (item !== to[index]) collect(`${path}.${index}`, item, to[index], changes)
    })
  } else if (!sameValue(from, to)) {
    changes.push({ path, from, to })
  }
}

/** Whether two lists hold the same items in the same places; then what was edited are fields of them. */
const sameItems = (from: readonly unknown[], to: readonly unknown[]): boolean =>
  from.length === to.length &&
  from.every((item, index) => {
    const other = to[index]
    return isObject(item) && isObject(other) && item.itemId === other.itemId
  })

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Structural equality of JSON values; a missing key equals one that is undefined, an empty object equals a missing one. */
export function sameValue(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((item, i) => sameValue(item, b[i]))
  const [left, right] = [a ?? {}, b ?? {}]
  if (!isObject(left) || !isObject(right)) return false
  return [...new Set([...Object.keys(left), ...Object.keys(right)])].every((key) => sameValue(left[key], right[key]))
}
