import type { SectionProps } from '../../definition.ts'
import { Line } from './line.tsx'
import { Points } from './points.tsx'
import { degreesOf, highlightsOf, periodOf } from '../../parts/content.ts'

/** Degrees as entries of a register. */
export function Education({ content }: SectionProps) {
  return (
    <ul role="list" className="register">
      {degreesOf(content).map((degree, index) => (
        <li key={index} dir="auto">
          <p className="period">{periodOf(degree)}</p>
          <div>
            {degree.degree?.trim() && <h3>{degree.degree}</h3>}
            <Line texts={[degree.school, degree.location]} className="place" />
            <Points texts={highlightsOf(degree)} />
          </div>
        </li>
      ))}
    </ul>
  )
}
