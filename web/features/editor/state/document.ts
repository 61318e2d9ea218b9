import { produce } from 'immer'
import { sameValue } from '@vitrine/common/portfolio/changes'
import type { Portfolio } from '@vitrine/common/api/shapes'
import { pathKeys } from '@vitrine/common/portfolio/paths'

/** What the owner edits. Its parts are addressed by dotted paths such as `name` or `content.projects.0.title`. */
export type EditorDocument = Pick<Portfolio, 'name' | 'content' | 'design' | 'layout'>

export function documentOf({ name, content, design, layout }: EditorDocument): EditorDocument {
  return { name, content, design, layout }
}

export { isObject, sameValue } from '@vitrine/common/portfolio/changes'

export const contentPath = (path: string) => `content.${path}`

/** Whether one path lies at or below another. */
export const isWithin = (path: string, outer: string) => path === outer || path.startsWith(`${outer}.`)

export const overlap = (a: string, b: string) => isWithin(a, b) || isWithin(b, a)

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
