/** Dotted content paths such as `projects.0.title`. Keys that reach a prototype are rejected. */

const unsafeKeys: ReadonlySet<string> = new Set(['__proto__', 'prototype', 'constructor'])

export function pathKeys(path: string): string[] {
  const keys = path.split('.')
  if (keys.some((key) => key === '' || unsafeKeys.has(key))) throw new RangeError(`Not a content path: ${path}`)
  return keys
}

/** A path of the content as one of the document that holds it. */
export const contentPath = (path: string) => `content.${path}`

/** Whether one path lies at or below another. */
export const isWithin = (path: string, outer: string) => path === outer || path.startsWith(`${outer}.`)

/** The value at a path, or undefined if any part is missing. */
export const getAt = (root: unknown, path: string): unknown => valueAt(root, pathKeys(path))

/** The same for a parsed path. */
export function valueAt(root: unknown, keys: readonly string[]): unknown {
  let value = root
  for (const key of keys) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined
    value = (value as Record<string, unknown>)[key]
  }
  return value
}

/** The paths of `root` that a pattern names, in which `*` stands for every place of a list. */
export function pathsMatching(root: unknown, pattern: string): string[] {
  const [before = '', ...rest] = pattern.split('.*')
  const starts = rest.reduce<string[]>(
    (paths, next) =>
      paths.flatMap((path) => {
        const list = getAt(root, path)
        return Array.isArray(list) ? list.map((_item, index) => `${path}.${index}${next}`) : []
      }),
    [before],
  )
  return starts
}

/**
 * A copy of `root` with the value at a path replaced; missing parents become objects, or lists before a number.
 * @throws RangeError for a list index that does not exist and is not the next one
 */
export function setAt<T>(root: T, path: string, value: unknown): T {
  return replace(root, pathKeys(path), value) as T
}

const positionPattern = /^(0|[1-9]\d*)$/

function replace(node: unknown, [key, ...rest]: string[], value: unknown): unknown {
  if (key === undefined) return value
  if (Array.isArray(node) || (node === undefined && positionPattern.test(key))) {
    const list: unknown[] = Array.isArray(node) ? [...(node as unknown[])] : []
    const position = Number(key)
    if (!positionPattern.test(key) || position > list.length)
      throw new RangeError(`Not a position in a list of ${list.length}: ${key}`)
    list[position] = replace(list[position], rest, value)
    return list
  }
  const object = typeof node === 'object' && node !== null ? (node as Record<string, unknown>) : {}
  return { ...object, [key]: replace(Object.hasOwn(object, key) ? object[key] : undefined, rest, value) }
}
