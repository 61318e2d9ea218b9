import { contentSchema, type PortfolioContent } from '@vitrine/common/portfolio/content'
import * as z from 'zod/mini'

/** A place of the content that holds a text. */
export interface TextPlace {
  /** Dotted, such as `projects.0.title`. */
  path: string
  /** Counts the places of the content, from 0. */
  place: number
  isAddress: boolean
}

interface Choice {
  textAt: (place: TextPlace) => string
  /** Which fields stay empty, by their key: what one field shows may stand in the way of another. */
  without?: RegExp
}

interface Schema {
  type: 'object' | 'array' | 'string' | 'number' | 'boolean'
  properties?: Record<string, Schema>
  items?: Schema
  maxLength?: number
}

/** The schema knows addresses by their length. */
const ADDRESS_LENGTH = 2_048

/**
 * For tests: content with a text in every place where the schema takes one, whichever template shows it. Lists have two entries.
 */
export function filledContent({ textAt, without }: Choice): PortfolioContent {
  let place = 0
  const fill = ({ type, properties = {}, items, maxLength }: Schema, path: string): unknown => {
    switch (type) {
      case 'object':
        return Object.fromEntries(
          Object.entries(properties)
            .map(([key, inner]) => [key, fill(inner, path === '' ? key : `${path}.${key}`)] as const)
            .filter(([key]) => !without?.test(key)),
        )
      case 'array':
        return items ? [fill(items, `${path}.0`), fill(items, `${path}.1`)] : []
      case 'string':
        return textAt({ path, place: place++, isAddress: maxLength === ADDRESS_LENGTH })
      case 'number':
        return 50
      case 'boolean':
        return true
      default:
        throw new Error(`Content of a new kind, which no test gets into: ${String(type)}`)
    }
  }
  return fill(z.toJSONSchema(contentSchema) as Schema, '') as PortfolioContent
}
