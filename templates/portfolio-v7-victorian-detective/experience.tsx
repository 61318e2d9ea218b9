import { Points } from './points.tsx'
import type { Position } from './sections.ts'

/** Positions, pinned along a red thread. */
export function Experience({ positions }: { positions: readonly Position[] }) {
  return (
    <ol role="list" className="thread">
      {positions.map(({ title, org, period, summary, bullets }, index) => (
        <li key={index} dir="auto">
          {period?.trim() && <p className="period">{period}</p>}
          <div>
            {title?.trim() && <h3>{title}</h3>}
            {org?.trim() && <p className="place">{org}</p>}
            {summary?.trim() && <p className="text">{summary}</p>}
            <Points texts={bullets} />
          </div>
        </li>
      ))}
    </ol>
  )
}
