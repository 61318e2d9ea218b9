import { memo } from 'react'
import type { SectionProps } from '../../definition.ts'
import { type Project, projectsOf } from '../../parts/content.ts'
import { JoinedTexts } from '../../parts/joined-texts.tsx'
import { Link } from '../../parts/link.tsx'
import { PageLink } from '../../parts/page-link.tsx'
import { Picture } from '../../parts/picture.tsx'
import { Text } from '../../parts/text.tsx'
import { addressOf, filled, filledFields } from '../../parts/texts.ts'
import { Points } from './points.tsx'
import { useSay } from '../../parts/say.ts'

export function Projects({ content, picture, pageOf }: SectionProps) {
  return (
    <ul role="list" className="projects">
      {projectsOf(content).map((project, index) => (
        <li key={index}>
          <Card
            project={project}
            source={picture({ src: project.image, path: project.imagePath })}
            page={pageOf('projects', project)}
          />
        </li>
      ))}
    </ul>
  )
}

interface CardProps {
  project: Project
  source: string | null
  page: string | null
}

const Card = memo(function Card({ project, source, page }: CardProps) {
  const say = useSay()
  const { title, bullets, link, imageAlt } = project
  const kind = filledFields(project, 'category', 'period')
  const address = addressOf(link)
  return (
    <article>
      <Picture
        src={source}
        from={project}
        field="image"
        alt={imageAlt}
        width={720}
        height={480}
        sizes="(min-width: 900px) 34vw, 94vw"
      />
      <div className="project-text" dir="auto">
        <Text as="h3" from={project} field="title" />
        {kind.length > 0 && (
          <p className="kind">
            <JoinedTexts from={project} texts={kind} separator=" · " />
          </p>
        )}
        <Text as="p" className="text" from={project} field="description" />
        <Points from={project} field="bullets" points={filled(bullets)} />
        {page && (
          <p className="visit">
            <PageLink href={page} title={title} />
          </p>
        )}
        {address && (
          <p className="visit">
            <Link href={address} from={project} field="link">
              {say('Visit')}
              {title?.trim() && <span className="visually-hidden"> {title}</span>}
            </Link>
          </p>
        )}
      </div>
    </article>
  )
})
