import { memo } from 'react'
import type { SectionProps } from '../definition.ts'
import type { Project } from '../parts/content.ts'
import { Link } from '../parts/link.tsx'
import { Picture } from '../parts/picture.tsx'
import { addressOf, filled } from '../parts/texts.ts'
import { categoryOf } from './category.ts'

export const projectId = (index: number) => `project-${index + 1}`

export const titleOf = ({ title }: Project, index: number) => title?.trim() || `Project ${index + 1}`

interface ProjectDialogProps extends Pick<SectionProps, 'picture'> {
  project: Project
  index: number
  count: number
}

/** A project in full. Without JavaScript its fragment opens it, and its links move on and close it. */
export const ProjectDialog = memo(function ProjectDialog({ project, index, count, picture }: ProjectDialogProps) {
  const { description, tags, link, image, imagePath, imageAlt } = project
  const id = projectId(index)
  const address = addressOf(link)
  const words = filled(tags)
  const neighbour = (by: number) => `#${projectId((index + by + count) % count)}`
  return (
    <dialog id={id} className="project" aria-labelledby={`${id}-title`} data-modal="">
      <div className="project-body">
        <p className="project-bar">
          {count > 1 && (
            <>
              <a href={neighbour(-1)} rel="prev">
                Previous
              </a>
              <a href={neighbour(1)} rel="next">
                Next
              </a>
            </>
          )}
          <a href="#projects" className="project-close">
            Close
          </a>
        </p>
        <Picture
          src={picture({ src: image, path: imagePath })}
          alt={imageAlt}
          width={960}
          height={720}
          sizes="(min-width: 900px) 60vw, 94vw"
        />
        <div className="project-text">
          <p className="project-category" dir="auto">
            {categoryOf(project)}
          </p>
          <h3 id={`${id}-title`} dir="auto">
            {titleOf(project, index)}
          </h3>
          {description?.trim() && (
            <p className="project-description" dir="auto">
              {description}
            </p>
          )}
          {words.length > 0 && (
            <ul role="list" className="tags">
              {words.map((word, position) => (
                <li key={position} dir="auto">
                  {word}
                </li>
              ))}
            </ul>
          )}
          {address && (
            <p>
              <Link href={address} className="button">
                Visit project
              </Link>
            </p>
          )}
        </div>
      </div>
    </dialog>
  )
})
