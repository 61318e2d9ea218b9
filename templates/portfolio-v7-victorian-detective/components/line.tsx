import { filled } from '../../parts/texts.ts'

/** Short texts on one line, such as a place and a year; nothing where there are none. */
export function Line({ texts, className }: { texts: readonly (string | undefined)[]; className?: string }) {
  const parts = filled(texts)
  if (parts.length === 0) return null
  return <p className={className}>{parts.join('\u00a0· ')}</p>
}
