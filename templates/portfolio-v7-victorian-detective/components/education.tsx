import type { SectionProps } from '../../definition.ts'
import { degreesOf, highlightsOf, periodOf } from '../../parts/content.ts'
import { Text } from '../../parts/text.tsx'
import { filledFields } from '../../parts/texts.ts'
import { Line } from './line.tsx'
import { Points } from './points.tsx'

/** Degrees as entries of a register. */
export function Education({ content }: SectionProps) {
  return (
    <ul role="list" className="register">
      {degreesOf(content).map((degree, index) => (
        <li key={index} dir="auto">
          <p className="period">
            <Text from={degree} field="period">
              {periodOf(degree)}
            </Text>
          </p>
          <div>
            <Text as="h3" from={degree} field="degree" />
            <Line className="place" from={degree} texts={filledFields(degree, 'school', 'location')} />
            <Points from={degree} field="highlights" texts={highlightsOf(degree)} />
          </div>
        </li>
      ))}
    </ul>
  )
}
