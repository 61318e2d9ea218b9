import { contentSchema, type PortfolioContent } from '@vitrine/common/portfolio/content'
import * as z from 'zod/mini'

/**
 * Content with another mark in every place that the schema has, for tests that look for it elsewhere. Addresses and pictures
 * have the form of such; lists have two entries.
 */
export const canaryContent = (): PortfolioContent =>
  fill(z.toJSONSchema(contentSchema) as Schema, '') as PortfolioContent

/** The marks in a text or a document, each once. */
export const canaries = (found: unknown): string[] => [
  ...new Set((typeof found === 'string' ? found : JSON.stringify(found)).match(/canary-[a-z0-9-]+/g)),
]

interface Schema {
  type: 'object' | 'array' | 'string' | 'number' | 'boolean'
  properties?: Record<string, Schema>
  items?: Schema
  maxLength?: number
}

/** The schema knows addresses by their length. */
const ADDRESS_LENGTH = 2_048

function fill({ type, properties = {}, items, maxLength }: Schema, path: string): unknown {
  if (type === 'object') {
    return Object.fromEntries(
      Object.entries(properties).map(([key, inner]) => [key, fill(inner, path === '' ? key : `${path}.${key}`)]),
    )
  }
  if (type === 'array' && items) return [fill(items, `${path}.0`), fill(items, `${path}.1`)]
  if (type === 'number') return 50
  if (type === 'boolean') return true
  return valueAt(path, maxLength === ADDRESS_LENGTH)
}

function valueAt(path: string, isAddress: boolean): string {
  const mark = `canary-${path.replace(/[^a-z0-9]+/gi, '-').toLowerCase()}`
  if (path === 'contact.form') return 'shown'
  if (path.endsWith('.itemId')) return path.replace(/\D+/g, '-')
  if (path === 'contact.email') return `${mark}@example.com`
  if (/(Path|Original)$/.test(path)) return `user-assets/uid/portfolio/images/${mark}.jpg`
  return isAddress ? `https://${mark}.example/` : mark
}
