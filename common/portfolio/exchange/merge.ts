import { isObject } from '../changes.ts'
import type { PortfolioContent } from '../content.ts'

/** A part of the content that an import brings: its own field or list, not one of its details. */
export type ContentPart = keyof PortfolioContent

/**
 * The content with parts of an imported one: lists are replaced as a whole, and of what has fields only those that the
 * import holds. What it says nothing about stays.
 */
export function withImported(
  content: PortfolioContent,
  imported: PortfolioContent,
  parts: readonly ContentPart[],
): PortfolioContent {
  const taken = parts.filter((part) => imported[part] !== undefined)
  return taken.reduce<PortfolioContent>(
    (merged, part) => ({ ...merged, [part]: over(content[part], imported[part]) }),
    content,
  )
}

function over(present: unknown, imported: unknown): unknown {
  if (!isObject(present) || !isObject(imported)) return imported
  return {
    ...present,
    ...Object.fromEntries(Object.entries(imported).map(([key, value]) => [key, over(present[key], value)])),
  }
}
