import type { SectionProps } from '../../definition.ts'
import { degreesOf, highlightsOf, periodOf, positionsOf } from '../../parts/content.ts'
import { filled } from '../../parts/texts.ts'
import { Points } from './points.tsx'

interface Stage {
  period?: string
  title?: string
  place: readonly (string | undefined)[]
  summary?: string
  points: readonly string[]
}

export function Education({ content }: SectionProps) {
  const stages = degreesOf(content).map((degree) => ({
    period: periodOf(degree),
    title: degree.degree,
    place: [degree.school, degree.location],
    points: highlightsOf(degree),
  }))
  return <Timeline stages={stages} />
}

export function Experience({ content }: SectionProps) {
  const stages = positionsOf(content).map(({ period, title, org, summary, bullets }) => ({
    period,
    title,
    place: [org],
    summary,
    points: filled(bullets),
  }))
  return <Timeline stages={stages} />
}

/** Stages of a life along a line. */
function Timeline({ stages }: { stages: readonly Stage[] }) {
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
