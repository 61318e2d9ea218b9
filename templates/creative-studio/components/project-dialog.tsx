import { memo } from 'react'
import type { SectionProps } from '../../definition.ts'
import type { Project } from '../../parts/content.ts'
import { Link } from '../../parts/link.tsx'
import { PageLink } from '../../parts/page-link.tsx'
import { Picture } from '../../parts/picture.tsx'
import { Text } from '../../parts/text.tsx'
import { addressOf, filled } from '../../parts/texts.ts'
import type { Say } from '../../words/wording.ts'
import { categoryOf } from './category.ts'
import { useSay } from '../../parts/say.ts'

export const titleOf = ({ title }: Project, index: number, say: Say) =>
  title?.trim() || say('Project {n}', { n: index + 1 })

interface ProjectDialogProps extends Pick<SectionProps, 'picture' | 'pageOf'> {
  project: Project
  index: number
  id: string
  /** The ids of its neighbours’ dialogs; none for the only project. */
  previous?: string
  next?: string
}

/** A project in full. Without JavaScript its fragment opens it, and its links move on and close it. */
export const ProjectDialog = memo(function ProjectDialog(props: ProjectDialogProps) {
  const say = useSay()
  const { project, index, id, previous, next, picture, pageOf } = props
  const { tags, link, image, imagePath, imageAlt } = project
  const address = addressOf(link)
  const words = filled(tags)
  const page = pageOf('projects', project)
  const heading = `heading-of-${id}`
  return (
    <dialog id={id} className="project" aria-labelledby={heading} data-modal="">
      <div className="project-body">
        <p className="project-bar">
          {previous && (
            <a href={`#${previous}`} rel="prev">
              {say('Previous')}
            </a>
          )}
          {next && (
            <a href={`#${next}`} rel="next">
              {say('Next')}
            </a>
          )}
          <a href="#projects" className="project-close">
            {say('Close')}
          </a>
        </p>
        <Picture
          src={picture({ src: image, path: imagePath })}
          from={project}
          field="image"
          alt={imageAlt}
          width={960}
          height={720}
          sizes="(min-width: 900px) 60vw, 94vw"
        />
        <div className="project-text">
          <Text as="p" className="project-category" dir="auto" from={project} field="category">
            {categoryOf(project, say)}
          </Text>
          <Text as="h3" id={heading} dir="auto" from={project} field="title">
            {titleOf(project, index, say)}
          </Text>
          <Text as="p" className="project-description" dir="auto" from={project} field="description" />
          {words.length > 0 && (
            <ul role="list" className="tags">
              {words.map((word, position) => (
                <Text as="li" key={position} dir="auto" from={project} field="tags">
                  {word}
                </Text>
              ))}
            </ul>
          )}
          {page && (
            <p>
              <PageLink href={page} title={titleOf(project, index, say)} className="button">
                {say('Read the case study')}
              </PageLink>
            </p>
          )}
          {address && (
            <p>
              <Link href={address} className="button" from={project} field="link">
                {say('Visit project')}
              </Link>
            </p>
          )}
        </div>
      </div>
    </dialog>
  )
})
