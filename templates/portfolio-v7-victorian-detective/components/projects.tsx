import { memo } from 'react'
import type { SectionProps } from '../../definition.ts'
import { type Project, projectsOf } from '../../parts/content.ts'
import { Link } from '../../parts/link.tsx'
import { PageLink } from '../../parts/page-link.tsx'
import { Picture } from '../../parts/picture.tsx'
import { addressOf } from '../../parts/texts.ts'
import { Line } from './line.tsx'
import { Points } from './points.tsx'

export function Projects({ content, picture, pageOf }: SectionProps) {
  return (
    <ul role="list" className="cases">
      {projectsOf(content).map((project, index) => (
        <li key={index}>
          <Case
            {...project}
            source={picture({ src: project.image, path: project.imagePath })}
            page={pageOf('projects', project)}
          />
        </li>
      ))}
    </ul>
  )
}

const Case = memo(function Case({
  title,
  category,
  period,
  description,
  bullets,
  tags,
  link,
  imageAlt,
  source,
  page,
}: Project & { source: string | null; page: string | null }) {
  const address = addressOf(link)
  return (
    <article dir="auto">
      {source && (
        <figure className="photo">
          <Picture src={source} alt={imageAlt} width={720} height={540} sizes="(min-width: 800px) 45vw, 90vw" />
        </figure>
      )}
      <Line texts={[category, period]} className="period" />
      {title?.trim() && <h3>{title}</h3>}
      {description?.trim() && <p className="text">{description}</p>}
      <Points texts={bullets} />
      <Points texts={tags} className="labels" />
      {page && (
        <p className="open">
          <PageLink href={page} title={title}>
            Read the case
          </PageLink>
        </p>
      )}
      {address && (
        <p className="open">
          <Link href={address}>
            Open the file{title?.trim() && <span className="visually-hidden"> on {title}</span>}
          </Link>
        </p>
      )}
    </article>
  )
})
