import { memo } from 'react'
import type { SectionProps } from '../../definition.ts'
import { type Project, projectsOf } from '../../parts/content.ts'
import { Link } from '../../parts/link.tsx'
import { PageLink } from '../../parts/page-link.tsx'
import { Picture } from '../../parts/picture.tsx'
import { addressOf, filled } from '../../parts/texts.ts'
import { Tags } from './tags.tsx'

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
  description,
  tags,
  link,
  repository,
  imageAlt,
  source,
  page,
}: Project & { source: string | null; page: string | null }) {
  const labels = filled(tags)
  const links = [
    { label: 'Visit', href: addressOf(link) },
    { label: 'Source', href: addressOf(repository) },
  ].filter(({ href }) => href !== null)
  return (
    <article className="card">
      <Picture src={source} alt={imageAlt} width={640} height={400} sizes="(min-width: 800px) 34vw, 94vw" />
      <div className="card-text" dir="auto">
        {title?.trim() && <h3>{title}</h3>}
        {description?.trim() && <p className="card-description">{description}</p>}
        {labels.length > 0 && <Tags tags={labels} />}
        {(page || links.length > 0) && (
          <p className="card-links">
            <PageLink href={page} title={title} />
            {links.map(({ label, href }) => (
              <Link key={label} href={href}>
                {label}
                {title && <span className="visually-hidden"> of {title}</span>}
              </Link>
            ))}
          </p>
        )}
      </div>
    </article>
  )
})
