import { useState } from 'react'

/**
 * What is shown stays in its order while the screen is open: what was edited elsewhere would change places under the pointer, and comes
 * first on the next visit. What was not shown yet has the place that the server gives it.
 */
export function useSteadyOrder<Item extends { id: string }>(items: Item[] | undefined): Item[] | undefined {
  const [shown, setShown] = useState<readonly string[]>([])
  if (!items) return items
  const ordered = inOrder(items, shown)
  const ids = ordered.map(({ id }) => id)
  if (ids.join() !== shown.join()) setShown(ids)
  return ordered
}

function inOrder<Item extends { id: string }>(items: Item[], shown: readonly string[]): Item[] {
  const byId = new Map(items.map((item) => [item.id, item]))
  const known = shown.flatMap((id) => byId.get(id) ?? [])
  const isKnown = new Set(known)
  let next = 0
  // By the map: what moved between two pages while they were read is in both.
  return [...byId.values()].map((item) => (isKnown.has(item) ? (known[next++] ?? item) : item))
}
