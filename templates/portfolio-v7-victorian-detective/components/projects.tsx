import { memo } from 'react'
import type { SectionProps } from '../../definition.ts'
import { type Project, projectsOf } from '../../parts/content.ts'
import { Link } from '../../parts/link.tsx'
import { PageLink } from '../../parts/page-link.tsx'
import { Picture } from '../../parts/picture.tsx'
import { Text } from '../../parts/text.tsx'
import { addressOf, filledFields } from '../../parts/texts.ts'
import { Line } from './line.tsx'
import { Points } from './points.tsx'
import { useSay } from '../../parts/say.ts'

export function Projects({ content, picture, pageOf }: SectionProps) {
  return (
    <ul role="list" className="cases">
      {projectsOf(content).map((project, index) => (
        <li key={index}>
          <Case
            project={project}
            source={picture({ src: project.image, path: project.imagePath })}
            page={pageOf('projects', project)}
          />
        </li>
      ))}
    </ul>
  )
}

interface CaseProps {
  project: Project
  source: string | null
  page: string | null
}

const Case = memo(function Case({ project, source, page }: CaseProps) {
  const say = useSay()
  const { title, bullets, tags, link, imageAlt } = project
  const address = addressOf(link)
  return (
    <article dir="auto">
      {source && (
        <figure className="photo">
          <Picture
            src={source}
            from={project}
            field="image"
            alt={imageAlt}
            width={720}
            height={540}
            sizes="(min-width: 800px) 45vw, 90vw"
          />
        </figure>
      )}
      <Line className="period" from={project} texts={filledFields(project, 'category', 'period')} />
      <Text as="h3" from={project} field="title" />
      <Text as="p" className="text" from={project} field="description" />
      <Points from={project} field="bullets" texts={bullets} />
      <Points from={project} field="tags" texts={tags} className="labels" />
      {page && (
        <p className="open">
          <PageLink href={page} title={title}>
            {say('Read the case')}
          </PageLink>
        </p>
      )}
      {address && (
        <p className="open">
          <Link href={address} from={project} field="link">
            {say('Open the file')}
            {title?.trim() && <span className="visually-hidden"> {say('on {title}', { title })}</span>}
          </Link>
        </p>
      )}
    </article>
  )
})
