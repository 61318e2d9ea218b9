/** A path of the merged document that both sides have changed to different values since their common ancestor. */
export interface Conflict {
  path: string
  mine: unknown
  theirs: unknown
}

export interface Merge<T> {
  /** My document with all of their changes that touch none of mine. At a conflict it holds my value. */
  merged: T
  conflicts: Conflict[]
}

/** The three states of one value. */
export interface Versions<T = unknown> {
  ancestor: T
  mine: T
  theirs: T
}

export type MergeAt = (path: string, versions: Versions) => Merge<unknown>

export type Side = 'mine' | 'theirs'
