import { isObject, isTranslation, sameValue } from '@vitrine/common/portfolio/changes'
import { isItemList } from '@vitrine/common/portfolio/item-ids'
import { withValues } from './document.ts'
import { mergeLists } from './merge-lists.ts'
import type { Conflict, Merge, MergeAt, Side, Versions } from './merge-types.ts'

/** A three-way merge. Unchanged parts of `mine` stay the same objects. */
export function merge<T extends object>(ancestor: T, mine: T, theirs: T): Merge<T> {
  const { merged, conflicts } = mergeAt('', { ancestor, mine, theirs })
  return { merged: merged as T, conflicts }
}

/** Merges the values at a path: objects by key, lists of items by item id, everything else as a whole, also a translation. */
const mergeAt: MergeAt = (path, { ancestor, mine, theirs }) => {
  if (sameValue(ancestor, theirs) || sameValue(mine, theirs)) return { merged: mine, conflicts: [] }
  // A missing object counts as an empty one. A missing list does not.
  const objects = { ancestor: isObject(ancestor) ? ancestor : {}, mine: mine ?? {}, theirs: theirs ?? {} }
  if (isObject(objects.mine) && isObject(objects.theirs) && !isTranslation(path))
    return mergeObjects(path, objects as Versions<Keyed>)
  if (sameValue(ancestor, mine)) return { merged: theirs, conflicts: [] }
  if (isItemList(mine) && isItemList(theirs))
    return mergeLists(path, { ancestor: isItemList(ancestor) ? ancestor : [], mine, theirs }, mergeAt)
  return { merged: mine, conflicts: [{ path, mine, theirs }] }
}

type Keyed = Record<string, unknown>

function mergeObjects(path: string, { ancestor, mine, theirs }: Versions<Keyed>): Merge<Keyed> {
  const conflicts: Conflict[] = []
  const merged = { ...mine }
  for (const key of new Set([...Object.keys(mine), ...Object.keys(theirs)])) {
    const versions = { ancestor: ancestor[key], mine: mine[key], theirs: theirs[key] }
    const met = mergeAt(path === '' ? key : `${path}.${key}`, versions)
    conflicts.push(...met.conflicts)
    if (met.merged === undefined) Reflect.deleteProperty(merged, key)
    else merged[key] = met.merged
  }
  const unchanged = Object.keys(merged).length === Object.keys(mine).length
  const same = unchanged && Object.entries(merged).every(([key, value]) => value === mine[key])
  return { merged: same ? mine : merged, conflicts }
}

/** The merged document with every conflict resolved: mine where nothing else is chosen. */
export function resolve<T extends object>({ merged, conflicts }: Merge<T>, choices: Readonly<Record<string, Side>>): T {
  const taken = conflicts.filter(({ path }) => choices[path] === 'theirs')
  return withValues(
    merged,
    taken.map(({ path, theirs }) => ({ path, value: theirs })),
  )
}
