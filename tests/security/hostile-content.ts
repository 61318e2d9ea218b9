import type * as z from 'zod/mini'
import { contentSchema, type PortfolioContent } from '@vitrine/common/portfolio/content'

/** How many entries every list has. */
const ENTRIES = 2

interface Choice {
  /** What a text holds; each place of the content has a number of its own. */
  textAt: (place: number) => string
  /** Which fields stay empty, by their key: what one field shows may stand in the way of another. */
  without?: RegExp
}

/** Content with a text in every place where the schema takes one, whichever template shows it. */
export function filledContent({ textAt, without }: Choice): PortfolioContent {
  let place = 0
  const fill = (schema: z.core.$ZodType): unknown => {
    const { def } = (schema as z.core.$ZodTypes)._zod
    switch (def.type) {
      case 'optional':
        return fill(def.innerType)
      case 'object':
        return Object.fromEntries(
          Object.entries(def.shape).flatMap(([key, inner]) => {
            const value = fill(inner)
            return without?.test(key) ? [] : [[key, value]]
          }),
        )
      case 'array':
        return Array.from({ length: ENTRIES }, () => fill(def.element))
      case 'string':
        return textAt(place++)
      case 'number':
        return 50
      case 'boolean':
        return true
      default:
        throw new Error(`Content of a new kind, which no payload gets into: ${def.type}`)
    }
  }
  return fill(contentSchema) as PortfolioContent
}

/**
 * The same with another payload in every place, from the one at `first` on: over as many pages as there are payloads, each
 * of them gets into each place.
 */
export const hostileContent = (payloads: readonly string[], first: number, without?: RegExp): PortfolioContent =>
  filledContent({ textAt: (place) => payloads[(first + place) % payloads.length]!, without })
