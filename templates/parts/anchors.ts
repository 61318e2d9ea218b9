import type { ShownSection } from '../definition.ts'

/**
 * The id of an item's element, such as `projects-item-3`: it stays the same when items are moved. Content that was never stored has
 * no ids yet, so that places stand in for them.
 */
export const anchorOf = ({ id }: ShownSection, { itemId }: { itemId?: string }, index: number): string =>
  `${id}-item-${itemId ?? index}`

/** The anchors before and after one, around the end; null where it is alone. */
export function neighboursOf(anchors: readonly string[], index: number): { previous: string; next: string } | null {
  const [previous, next] = [anchors.at(index - 1), anchors[(index + 1) % anchors.length]]
  return anchors.length > 1 && previous && next ? { previous, next } : null
}
