import { filled } from '../parts/texts.ts'
import { Line } from './line.tsx'
import { Points } from './points.tsx'
import type { Degree } from './sections.ts'

/** Degrees as entries of a register. Content of other templates may have a year and bullets instead of a period and highlights. */
export function Education({ degrees }: { degrees: readonly Degree[] }) {
  return (
    <ul role="list" className="register">
      {degrees.map(({ period, year, degree, school, location, highlights, bullets }, index) => (
        <li key={index} dir="auto">
          <p className="period">{filled([period, year])[0]}</p>
          <div>
            {degree?.trim() && <h3>{degree}</h3>}
            <Line texts={[school, location]} className="place" />
            <Points texts={filled(highlights).length > 0 ? highlights : bullets} />
          </div>
        </li>
      ))}
    </ul>
  )
}
