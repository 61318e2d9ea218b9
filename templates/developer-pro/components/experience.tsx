import { memo } from 'react'
import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import type { SectionProps } from '../../definition.ts'
import { Link } from '../../parts/link.tsx'
import { PageLink } from '../../parts/page-link.tsx'
import { addressOf, filled } from '../../parts/texts.ts'
import { jobsOf } from '../content.ts'

type Job = NonNullable<PortfolioContent['work']>[number]

export function Experience({ content, pageOf }: SectionProps) {
  return (
    <ol role="list" className="timeline">
      {jobsOf(content).map((job, index) => (
        <li key={index}>
          <Position {...job} page={pageOf('work', job)} />
        </li>
      ))}
    </ol>
  )
}

const Position = memo(function Position({
  position,
  company,
  duration,
  location,
  link,
  description,
  page,
}: Job & { page: string | null }) {
  const [title, place] = filled([position, company])
  const results = filled(description)
  return (
    <article className="job">
      {duration?.trim() && <p className="job-duration">{duration}</p>}
      <div className="job-text" dir="auto">
        {title && <h3>{title}</h3>}
        {(place || location?.trim()) && (
          <p className="job-place">
            {place && <Link href={addressOf(link)}>{place}</Link>}
            {location?.trim() && <span>{location}</span>}
          </p>
        )}
        {results.length > 0 && (
          <ul>
            {results.map((result, index) => (
              <li key={index}>{result}</li>
            ))}
          </ul>
        )}
        {page && (
          <p className="card-links">
            <PageLink href={page} title={title} />
          </p>
        )}
      </div>
    </article>
  )
})
