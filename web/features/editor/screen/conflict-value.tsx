import { isObject } from '@vitrine/common/portfolio/changes'
import { partsOf } from '@vitrine/common/portfolio/item-ids'

/** A value in a few lines of text. */
export function ConflictValue({ value }: { value: unknown }) {
  const lines = Array.isArray(value) ? value.map(line) : [line(value)]
  if (lines.every((text) => text === '')) return <span className="text-muted italic">Empty</span>
  return (
    <span className="block max-h-40 overflow-y-auto break-words text-muted">
      {lines.map((text, index) => (
        <span key={index} className="block">
          {Array.isArray(value) ? `${index + 1}. ` : ''}
          {text}
        </span>
      ))}
    </span>
  )
}

/** Rich text without its tags; the first two texts of an item. */
function line(value: unknown): string {
  if (typeof value === 'string')
    return value
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim()
  if (isObject(value))
    return partsOf(value)
      .map(([, part]) => part)
      .filter((part) => typeof part === 'string' && part !== '')
      .slice(0, 2)
      .join(', ')
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''
}
