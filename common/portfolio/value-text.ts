import { isObject } from './changes.ts'
import { partsOf } from './item-ids.ts'

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' }

/** A value of the document as one line: rich text without its tags, of an item its first two texts. */
export function textOf(value: unknown): string {
  if (typeof value === 'string')
    return value
      .replace(/<[^>]*>/g, ' ')
      .replace(/&(\w+);/g, (entity, name: string) => entities[name] ?? entity)
      .replace(/\s+/g, ' ')
      .trim()
  if (typeof value === 'boolean') return value ? 'On' : 'Off'
  if (isObject(value))
    return partsOf(value)
      .map(([, part]) => part)
      .filter((part) => typeof part === 'string' && part !== '')
      .slice(0, 2)
      .join(', ')
  return typeof value === 'number' ? String(value) : ''
}
