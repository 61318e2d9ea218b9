/**
 * For memo(): whether two sets of props hold the same. Items are put together anew with every render, so their values are
 * compared, one level deep; lists inside of them keep their identity while they do not change.
 */
export function sameItem<Props extends object>(previous: Readonly<Props>, next: Readonly<Props>): boolean {
  return sameEntries(previous, next, sameEntry)
}

/** Whether two items, or two props, are or hold the same. */
export function sameEntry(one: unknown, other: unknown): boolean {
  return Object.is(one, other) || (isRecord(one) && isRecord(other) && sameEntries(one, other, Object.is))
}

function sameEntries(one: object, other: object, same: (one: unknown, other: unknown) => boolean): boolean {
  const entries = Object.entries(one)
  return (
    entries.length === Object.keys(other).length &&
    entries.every(([key, value]) => Object.hasOwn(other, key) && same(value, Reflect.get(other, key)))
  )
}

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
