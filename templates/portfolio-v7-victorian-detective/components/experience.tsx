import type { SectionProps } from '../../definition.ts'
import { positionsOf } from '../../parts/content.ts'
import { Text } from '../../parts/text.tsx'
import { Points } from './points.tsx'

/** Positions, pinned along a red thread. */
export function Experience({ content }: SectionProps) {
  return (
    <ol role="list" className="thread">
      {positionsOf(content).map((position, index) => (
        <li key={index} dir="auto">
          <Text as="p" className="period" from={position} field="period" />
          <div>
            <Text as="h3" from={position} field="title" />
            <Text as="p" className="place" from={position} field="org" />
            <Text as="p" className="text" from={position} field="summary" />
            <Points from={position} field="bullets" texts={position.bullets} />
          </div>
        </li>
      ))}
    </ol>
  )
}
