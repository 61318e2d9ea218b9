import { filled } from '../parts/texts.ts'
import { Points } from './points.tsx'
import type { Degree, Position } from './sections.ts'

interface Stage {
  period?: string
  title?: string
  place: readonly (string | undefined)[]
  summary?: string
  points: readonly string[]
}

/** Content that comes from another template may have a year and bullets instead of a period and highlights. */
export function stageOfDegree({ period, year, degree, school, location, highlights, bullets }: Degree): Stage {
  const points = filled(highlights)
  return {
    period: period?.trim() ? period : year,
    title: degree,
    place: [school, location],
    points: points.length > 0 ? points : filled(bullets),
  }
}

export function stageOfPosition({ period, title, org, summary, bullets }: Position): Stage {
  return { period, title, place: [org], summary, points: filled(bullets) }
}

/** Stages of a life along a line: education and experience. */
export function Timeline({ stages }: { stages: readonly Stage[] }) {
  return (
    <ol role="list" className="timeline">
      {stages.map((stage, index) => (
        <li key={index}>
          {stage.period?.trim() && <p className="period">{stage.period}</p>}
          <StageText {...stage} />
        </li>
      ))}
    </ol>
  )
}

function StageText({ title, place, summary, points }: Stage) {
  const [heading, ...places] = filled([title, ...place])
  return (
    <article dir="auto">
      {heading && <h3>{heading}</h3>}
      {places.length > 0 && <p className="place">{places.join(', ')}</p>}
      {summary?.trim() && <p className="text">{summary}</p>}
      <Points points={points} />
    </article>
  )
}
