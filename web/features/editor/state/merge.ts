import { getAt } from '@vitrine/common/portfolio/paths'
import { applyChanges, changesBetween } from './changes.ts'
import { overlap, sameValue, withValues } from './document.ts'

/** A place that both sides changed since they parted, differently. */
export interface Conflict {
  path: string
  mine: unknown
  theirs: unknown
}

export interface Merge<T> {
  /** Everything of theirs that does not touch a change of mine, on top of mine. Conflicts hold my value. */
  merged: T
  conflicts: Conflict[]
}

/** A three-way merge. Parts of `mine` that nothing changes stay the same objects. */
export function merge<T extends object>(ancestor: T, mine: T, theirs: T): Merge<T> {
  const myChanges = changesBetween(ancestor, mine)
  const theirChanges = changesBetween(ancestor, theirs)
  const contested = theirChanges.filter((change) => myChanges.some((own) => overlap(own.path, change.path)))
  const free = theirChanges.filter((change) => !contested.includes(change))

  const paths = contested.flatMap((change) =>
    myChanges.filter((own) => overlap(own.path, change.path)).map((own) => shorter(own.path, change.path)),
  )
  const conflicts = outermost(paths)
    .map((path) => ({ path, mine: getAt(mine, path), theirs: getAt(theirs, path) }))
    .filter((conflict) => !sameValue(conflict.mine, conflict.theirs))
  return { merged: applyChanges(mine, free), conflicts }
}

export type Side = 'mine' | 'theirs'

/** The merged document with every conflict decided. What has no choice stays mine. */
export function resolve<T extends object>({ merged, conflicts }: Merge<T>, choices: Readonly<Record<string, Side>>): T {
  const taken = conflicts.filter(({ path }) => choices[path] === 'theirs')
  return withValues(
    merged,
    taken.map(({ path, theirs }) => ({ path, value: theirs })),
  )
}

const shorter = (a: string, b: string) => (a.length <= b.length ? a : b)

function outermost(paths: readonly string[]): string[] {
  const unique = [...new Set(paths)]
  return unique.filter((path) => !unique.some((other) => other !== path && path.startsWith(`${other}.`)))
}
