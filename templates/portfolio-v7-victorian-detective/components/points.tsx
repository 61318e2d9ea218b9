import { filled } from '../../parts/texts.ts'

/** A list of short texts; nothing where there are none. */
export function Points({
  texts,
  className = 'points',
}: {
  texts: readonly (string | undefined)[] | undefined
  className?: string
}) {
  const points = filled(texts)
  if (points.length === 0) return null
  return (
    <ul role="list" className={className} dir="auto">
      {points.map((point, index) => (
        <li key={index}>{point}</li>
      ))}
    </ul>
  )
}
