import { memo } from 'react'
import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import type { SectionProps } from '../../definition.ts'
import { Link } from '../../parts/link.tsx'
import { PageLink } from '../../parts/page-link.tsx'
import { Text } from '../../parts/text.tsx'
import { addressOf, filled, filledFields } from '../../parts/texts.ts'
import { jobsOf } from '../content.ts'

type Job = NonNullable<PortfolioContent['work']>[number]

export function Experience({ content, pageOf }: SectionProps) {
  return (
    <ol role="list" className="timeline">
      {jobsOf(content).map((job, index) => (
        <li key={index}>
          <Position job={job} page={pageOf('work', job)} />
        </li>
      ))}
    </ol>
  )
}

const Position = memo(function Position({ job, page }: { job: Job; page: string | null }) {
  const [title, place] = filledFields(job, 'position', 'company')
  const results = filled(job.description)
  return (
    <article className="job">
      <Text as="p" className="job-duration" from={job} field="duration" />
      <div className="job-text" dir="auto">
        {title && (
          <Text as="h3" from={job} field={title.field}>
            {title.text}
          </Text>
        )}
        {(place || job.location?.trim()) && (
          <p className="job-place">
            {place && (
              <Link href={addressOf(job.link)} from={job} field="link">
                <Text from={job} field={place.field}>
                  {place.text}
                </Text>
              </Link>
            )}
            <Text as="span" from={job} field="location" />
          </p>
        )}
        {results.length > 0 && (
          <ul>
            {results.map((result, index) => (
              <Text as="li" key={index} from={job} field="description">
                {result}
              </Text>
            ))}
          </ul>
        )}
        {page && (
          <p className="card-links">
            <PageLink href={page} title={title?.text} />
          </p>
        )}
      </div>
    </article>
  )
})
