import { memo } from 'react'
import type { SectionProps } from '../../definition.ts'
import { type Project, projectsOf } from '../../parts/content.ts'
import { Link } from '../../parts/link.tsx'
import { PageLink } from '../../parts/page-link.tsx'
import { Picture } from '../../parts/picture.tsx'
import { Text } from '../../parts/text.tsx'
import { addressOf, filled } from '../../parts/texts.ts'
import { Tags } from './tags.tsx'
import { useSay } from '../../parts/say.ts'

export function Projects({ content, picture, pageOf }: SectionProps) {
  return (
    <ul role="list" className="projects">
      {projectsOf(content).map((project, index) => (
        <li key={index}>
          <Card
            project={project}
            address={picture({ src: project.image, path: project.imagePath })}
            page={pageOf('projects', project)}
          />
        </li>
      ))}
    </ul>
  )
}

interface CardProps {
  project: Project
  /** Of its picture. */
  address: string | null
  page: string | null
}

const linkFields = [
  { field: 'link', label: 'Visit' },
  { field: 'repository', label: 'Source' },
] as const

const Card = memo(function Card({ project, address, page }: CardProps) {
  const say = useSay()
  const { title, imageAlt } = project
  const tags = filled(project.tags)
  const links = linkFields.filter(({ field }) => addressOf(project[field]) !== null)
  return (
    <article className="card">
      <Picture
        src={address}
        from={project}
        field="image"
        alt={imageAlt}
        width={640}
        height={400}
        sizes="(min-width: 800px) 34vw, 94vw"
      />
      <div className="card-text" dir="auto">
        <Text as="h3" from={project} field="title" />
        <Text as="p" className="card-description" from={project} field="description" />
        {tags.length > 0 && <Tags tags={tags} from={project} field="tags" />}
        {(page || links.length > 0) && (
          <p className="card-links">
            <PageLink href={page} title={title} />
            {links.map(({ field, label }) => (
              <Link key={field} href={addressOf(project[field])} from={project} field={field}>
                {say(label)}
                {title && <span className="visually-hidden"> {say('of {title}', { title })}</span>}
              </Link>
            ))}
          </p>
        )}
      </div>
    </article>
  )
})
