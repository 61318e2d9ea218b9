import { valueAt } from '@vitrine/common/portfolio/paths'
import { subscribeTo, type Listener } from './subscribe.ts'

/** A place in a document: who looks at it, and the places inside of it that somebody looks at. */
interface Place {
  listeners: Set<Listener>
  inner: Map<string, Place>
}

const place = (): Place => ({ listeners: new Set(), inner: new Map() })

/**
 * Those who look at one place of a document each. A change asks only those whose place it could have touched, however many
 * there are: unchanged parts of two documents are the same objects, and nobody inside of them is asked.
 */
export function createWatchers() {
  const root = place()
  return {
    watch: (keys: readonly string[], listener: Listener) =>
      subscribeTo(keys.reduce(innerPlace, root).listeners)(listener),
    /** Tells those of whose place the two documents hold different values. */
    tell: (from: object, to: object): void => tell(root, from, to),
  }
}

function innerPlace(outer: Place, key: string): Place {
  const known = outer.inner.get(key)
  if (known) return known
  const added = place()
  outer.inner.set(key, added)
  return added
}

function tell({ listeners, inner }: Place, from: unknown, to: unknown): void {
  if (from === to) return
  for (const listener of listeners) listener()
  for (const [key, place] of inner) tell(place, valueAt(from, [key]), valueAt(to, [key]))
}
