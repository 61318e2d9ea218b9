import type { SectionProps } from '../../definition.ts'
import { Points } from './points.tsx'
import { positionsOf } from '../../parts/content.ts'

/** Positions, pinned along a red thread. */
export function Experience({ content }: SectionProps) {
  return (
    <ol role="list" className="thread">
      {positionsOf(content).map(({ title, org, period, summary, bullets }, index) => (
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
