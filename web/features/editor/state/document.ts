import type { Portfolio } from '@vitrine/common/api/shapes'
import { isObject, sameValue, type Change } from '@vitrine/common/portfolio/changes'
import { getAt, isWithin, setAt } from '@vitrine/common/portfolio/paths'

/** What the owner edits. Its parts are addressed by dotted paths such as `name` or `content.projects.0.title`. */
export type EditorDocument = Pick<Portfolio, 'name' | 'content' | 'design' | 'layout'>

/** Any document that is edited by fields: theirs are in its content. */
export interface AnyDocument {
  content: object
}

export interface PathValue {
  path: string
  value: unknown
}

export function documentOf({ name, content, design, layout }: EditorDocument): EditorDocument {
  return { name, content, design, layout }
}

/** A portfolio without a name is refused, and its owner is just writing one. */
export const hasName = ({ name }: EditorDocument): boolean => name.trim() !== ''

export const overlap = (a: string, b: string) => isWithin(a, b) || isWithin(b, a)

/** Sets a value. Unchanged parts stay the same objects; undefined removes a key; missing objects are created. */
export function withValue<T extends object>(root: T, path: string, value: unknown): T {
  const current = getAt(root, path)
  // An equal value keeps the object that is there, so that comparing references finds no change.
  if ((current === undefined) === (value === undefined) && sameValue(current, value)) return root
  return value === undefined ? without(root, path) : setAt(root, path, value)
}

export function withValues<T extends object>(root: T, values: readonly PathValue[]): T {
  return values.reduce((document, { path, value }) => withValue(document, path, value), root)
}

export function applyChanges<T extends object>(document: T, changes: readonly Change[]): T {
  return withValues(
    document,
    changes.map(({ path, to }) => ({ path, value: to })),
  )
}

function without<T extends object>(root: T, path: string): T {
  const end = path.lastIndexOf('.')
  const parent = end < 0 ? root : getAt(root, path.slice(0, end))
  if (!isObject(parent)) throw new RangeError(`Only a key of an object can be removed: ${path}`)
  const copy = { ...parent }
  Reflect.deleteProperty(copy, path.slice(end + 1))
  return end < 0 ? (copy as T) : setAt(root, path.slice(0, end), copy)
}
