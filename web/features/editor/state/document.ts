import { produce } from 'immer'
import type { Portfolio } from '@vitrine/common/api/shapes'
import { pathKeys } from '@vitrine/common/portfolio/paths'

/** What the owner edits. Its parts are addressed by dotted paths such as `name` or `content.projects.0.title`. */
export type EditorDocument = Pick<Portfolio, 'name' | 'content' | 'design' | 'layout'>

export function documentOf({ name, content, design, layout }: EditorDocument): EditorDocument {
  return { name, content, design, layout }
}

export const contentPath = (path: string) => `content.${path}`

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Whether one path lies at or below another. */
export const isWithin = (path: string, outer: string) => path === outer || path.startsWith(`${outer}.`)

export const overlap = (a: string, b: string) => isWithin(a, b) || isWithin(b, a)

/** Structural equality of JSON values; a missing key equals one that is undefined, an empty object equals a missing one. */
export function sameValue(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((item, i) => sameValue(item, b[i]))
  const [left, right] = [a ?? {}, b ?? {}]
  if (!isObject(left) || !isObject(right)) return false
  return [...new Set([...Object.keys(left), ...Object.keys(right)])].every((key) => sameValue(left[key], right[key]))
}

/** Several values set at once. Unchanged parts stay the same objects; undefined removes a key; missing objects appear. */
export function withValues<T extends object>(root: T, values: readonly { path: string; value: unknown }[]): T {
  return produce(root, (draft) => {
    for (const { path, value } of values) assign(draft, path, value)
  })
}

export const withValue = <T extends object>(root: T, path: string, value: unknown): T => withValues(root, [{ path, value }])

function assign(root: object, path: string, value: unknown): void {
  const keys = pathKeys(path)
  const last = keys.pop()
  let node = root as Record<string, unknown>
  for (const key of keys) {
    if (typeof node[key] !== 'object' || node[key] === null) {
      if (value === undefined) return
      node[key] = {}
    }
    node = node[key] as Record<string, unknown>
  }
  if (last === undefined || sameValueAndKind(node[last], value)) return
  if (value === undefined) Reflect.deleteProperty(node, last)
  else node[last] = value
}

/** Keeps the object that stands already, so that what compares references sees no change. */
function sameValueAndKind(a: unknown, b: unknown): boolean {
  return (a === undefined) === (b === undefined) && sameValue(a, b)
}
