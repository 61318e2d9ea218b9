import { memo } from 'react'
import type { SectionProps } from '../../definition.ts'
import { type Project, projectsOf } from '../../parts/content.ts'
import { Link } from '../../parts/link.tsx'
import { PageLink } from '../../parts/page-link.tsx'
import { Picture } from '../../parts/picture.tsx'
import { addressOf, filled } from '../../parts/texts.ts'
import { Points } from './points.tsx'

export function Projects({ content, picture, pageOf }: SectionProps) {
  return (
    <ul role="list" className="projects">
      {projectsOf(content).map((project, index) => (
        <li key={index}>
          <Card
            {...project}
            source={picture({ src: project.image, path: project.imagePath })}
            page={pageOf('projects', project)}
          />
        </li>
      ))}
    </ul>
  )
}

const Card = memo(function Card({
  title,
  category,
  period,
  description,
  bullets,
  link,
  imageAlt,
  source,
  page,
}: Project & { source: string | null; page: string | null }) {
  const kind = filled([category, period])
  const address = addressOf(link)
  return (
    <article>
      <Picture src={source} alt={imageAlt} width={720} height={480} sizes="(min-width: 900px) 34vw, 94vw" />
      <div className="project-text" dir="auto">
        {title?.trim() && <h3>{title}</h3>}
        {kind.length > 0 && <p className="kind">{kind.join(' · ')}</p>}
        {description?.trim() && <p className="text">{description}</p>}
        <Points points={filled(bullets)} />
        {page && (
          <p className="visit">
            <PageLink href={page} title={title} />
          </p>
        )}
        {address && (
          <p className="visit">
            <Link href={address}>Visit{title?.trim() && <span className="visually-hidden"> {title}</span>}</Link>
          </p>
        )}
      </div>
    </article>
  )
})
