import { PATCH_MAX_OPS } from '@vitrine/common/limits'
import type { Change } from '@vitrine/common/portfolio/changes'
import { getAt, isWithin, pathKeys } from '@vitrine/common/portfolio/paths'
import { pointerOf, type PatchOp } from '@vitrine/common/portfolio/patch'
import { applyChanges, type AnyDocument } from './document.ts'

type Json = Extract<PatchOp, { op: 'add' }>['value']

/** The JSON Patch for these changes of the content. Missing parent objects are added first. */
export function contentOps(base: AnyDocument, changes: readonly Change[]): PatchOp[] {
  const created = new Set<string>()
  const ops = changes
    .filter((change) => isWithin(change.path, 'content'))
    .flatMap(({ path, to }) => {
      const inContent = path.slice('content.'.length)
      if (to === undefined) return [remove(inContent)]
      return [...missingParents(base, inContent, created), add(inContent, to)]
    })
  return ops.length <= PATCH_MAX_OPS ? ops : wholeParts(base, changes)
}

function missingParents(base: AnyDocument, path: string, created: Set<string>): PatchOp[] {
  const keys = pathKeys(path)
  return keys.slice(0, -1).flatMap((_, index) => {
    const parent = keys.slice(0, index + 1).join('.')
    if (created.has(parent) || getAt(base.content, parent) !== undefined) return []
    created.add(parent)
    return [add(parent, {})]
  })
}

/** For too many changes at once, as by an import: each part of the content that changed is written as a whole. */
function wholeParts(base: AnyDocument, changes: readonly Change[]): PatchOp[] {
  const result = applyChanges(base, changes)
  const parts = new Set(changes.flatMap(({ path }) => (path.startsWith('content.') ? [pathKeys(path)[1] ?? ''] : [])))
  return [...parts].map((part) => {
    const value = getAt(result.content, part)
    return value === undefined ? remove(part) : add(part, value)
  })
}

const add = (path: string, value: unknown): PatchOp => ({ op: 'add', path: pointerOf(path), value: value as Json })
const remove = (path: string): PatchOp => ({ op: 'remove', path: pointerOf(path) })
