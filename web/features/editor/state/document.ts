import { isObject, sameValue } from '@vitrine/common/portfolio/changes'
import type { Portfolio } from '@vitrine/common/api/shapes'
import { getAt, setAt } from '@vitrine/common/portfolio/paths'

/** What the owner edits. Its parts are addressed by dotted paths such as `name` or `content.projects.0.title`. */
export type EditorDocument = Pick<Portfolio, 'name' | 'content' | 'design' | 'layout'>

export function documentOf({ name, content, design, layout }: EditorDocument): EditorDocument {
  return { name, content, design, layout }
}

export { isObject, sameValue }

export const contentPath = (path: string) => `content.${path}`

/** Whether one path lies at or below another. */
export const isWithin = (path: string, outer: string) => path === outer || path.startsWith(`${outer}.`)

export const overlap = (a: string, b: string) => isWithin(a, b) || isWithin(b, a)

/** Several values set at once. Unchanged parts stay the same objects; undefined removes a key; missing objects appear. */
export function withValues<T extends object>(root: T, values: readonly { path: string; value: unknown }[]): T {
  return values.reduce((document, { path, value }) => withValue(document, path, value), root)
}

export function withValue<T extends object>(root: T, path: string, value: unknown): T {
  if (sameValueAndKind(getAt(root, path), value)) return root
  return value === undefined ? without(root, path) : setAt(root, path, value)
}

function without<T extends object>(root: T, path: string): T {
  const end = path.lastIndexOf('.')
  const parent = end < 0 ? root : getAt(root, path.slice(0, end))
  if (!isObject(parent)) throw new RangeError(`Only a key of an object can be removed: ${path}`)
  const copy = { ...parent }
  Reflect.deleteProperty(copy, path.slice(end + 1))
  return end < 0 ? (copy as T) : setAt(root, path.slice(0, end), copy)
}

/** Keeps the object that stands already, so that what compares references sees no change. */
function sameValueAndKind(a: unknown, b: unknown): boolean {
  return (a === undefined) === (b === undefined) && sameValue(a, b)
}
