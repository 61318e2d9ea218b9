import { memo } from 'react'
import type { SectionProps } from '../../definition.ts'
import { FilterSlot, usedCategories } from '../../parts/filter.tsx'
import { anchorOf, neighboursOf } from '../../parts/anchors.ts'
import { type Project, projectsOf } from '../../parts/content.ts'
import { Picture } from '../../parts/picture.tsx'
import { SectionHeading } from '../../parts/section-heading.tsx'
import { Text } from '../../parts/text.tsx'
import { filled } from '../../parts/texts.ts'
import { categoryOf, DEFAULT_CATEGORY } from './category.ts'
import { ProjectDialog, titleOf } from './project-dialog.tsx'
import { useSay, useWording } from '../../parts/say.ts'
import { commaOf } from '../../words/comma.ts'

export function Projects({ content, picture, section, pageOf }: SectionProps) {
  const say = useSay()
  const projects = projectsOf(content)
  const anchors = projects.map((project, index) => anchorOf(section, project, index))
  const categories = usedCategories(
    undefined,
    projects.map((project) => ({ category: categoryOf(project, say) })),
  )
  const standard = say(DEFAULT_CATEGORY)
  const filters = categories.length > 1
  const initial = filters && categories.includes(standard) ? standard : undefined
  return (
    <section id="projects" aria-labelledby="projects-title">
      <div className="projects-head">
        <SectionHeading of={section} id="projects-title" />
        {filters && (
          <FilterSlot list="mosaic" categories={categories} label="Filter work by category" initial={initial} />
        )}
      </div>
      <ul role="list" id="mosaic" className="mosaic">
        {projects.map((project, index) => (
          // Hidden until the filter’s script runs, so that nothing shifts; shown without JavaScript.
          <li
            key={index}
            data-category={categoryOf(project, say)}
            hidden={initial !== undefined && categoryOf(project, say) !== initial}
          >
            <Tile project={project} index={index} dialog={anchors[index]!} picture={picture} />
          </li>
        ))}
      </ul>
      <div className="project-dialogs">
        {projects.map((project, index) => (
          <ProjectDialog
            key={index}
            project={project}
            index={index}
            id={anchors[index]!}
            {...neighboursOf(anchors, index)}
            picture={picture}
            pageOf={pageOf}
          />
        ))}
      </div>
    </section>
  )
}

interface TileProps extends Pick<SectionProps, 'picture'> {
  project: Project
  index: number
  /** The id of its dialog. */
  dialog: string
}

const Tile = memo(function Tile({ project, index, dialog, picture }: TileProps) {
  const { say, language } = useWording()
  const { image, imagePath, imageAlt, tags } = project
  const words = filled(tags)
  return (
    <a className="tile" href={`#${dialog}`} data-modal="">
      <Picture
        src={picture({ src: image, path: imagePath })}
        from={project}
        field="image"
        alt={imageAlt}
        width={960}
        height={720}
        sizes="(min-width: 900px) 34vw, 94vw"
      />
      <div className="tile-label">
        <Text as="h3" dir="auto" from={project} field="title">
          {titleOf(project, index, say)}
        </Text>
        {words.length > 0 && (
          <div className="tile-more">
            <Text as="p" dir="auto" from={project} field="tags">
              {words.join(commaOf(language))}
            </Text>
          </div>
        )}
      </div>
    </a>
  )
})
