import { textOf } from '@vitrine/common/portfolio/value-text'

/** A value in a few lines of text. */
export function ConflictValue({ value }: { value: unknown }) {
  const lines = Array.isArray(value) ? value.map(textOf) : [textOf(value)]
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
