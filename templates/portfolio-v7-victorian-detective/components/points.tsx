import type { SourceProps } from '../../parts/sources.ts'
import { Text } from '../../parts/text.tsx'
import { filled } from '../../parts/texts.ts'

interface PointsProps<From extends object> extends SourceProps<From> {
  texts: readonly string[] | undefined
  className?: string
}

/** A list of short texts; nothing where there are none. */
export function Points<From extends object>({ from, field, texts, className = 'points' }: PointsProps<From>) {
  const points = filled(texts)
  if (points.length === 0) return null
  return (
    <ul role="list" className={className} dir="auto">
      {points.map((point, index) => (
        <Text as="li" key={index} from={from} field={field}>
          {point}
        </Text>
      ))}
    </ul>
  )
}
