import type { SourceProps } from '../../parts/sources.ts'
import { Text } from '../../parts/text.tsx'

interface PointsProps<From extends object> extends SourceProps<From> {
  points: readonly string[]
}

/** A list of short texts; nothing where there are none. */
export function Points<From extends object>({ from, field, points }: PointsProps<From>) {
  if (points.length === 0) return null
  return (
    <ul className="points" dir="auto">
      {points.map((point, index) => (
        <Text as="li" key={index} from={from} field={field}>
          {point}
        </Text>
      ))}
    </ul>
  )
}
