import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import type { Layout } from '@vitrine/common/portfolio/design'
import { KnownPictures } from './parts/picture.tsx'
import type { PictureSets } from './picture-sets.ts'
import type { PictureResolver, TemplateDefinition } from './definition.ts'
import { visibleSections } from './visible-sections.ts'

export interface TemplatePageInput {
  definition: TemplateDefinition
  content: PortfolioContent
  layout: Layout
  picture: PictureResolver
  /** What there is of its pictures besides the originals; nothing in previews. */
  pictureSets?: PictureSets
  /** Where the page is published; nowhere in previews. */
  username?: string
  /** False for owners on the Pro plan. */
  madeWith?: boolean
}

const noSets: PictureSets = new Map()

/** Everything inside <body> of a portfolio: on its public page, in the editor's preview and on the example screen. */
export function TemplatePage({
  definition,
  content,
  layout,
  picture,
  pictureSets = noSets,
  username,
  madeWith = true,
}: TemplatePageInput) {
  const sections = visibleSections(definition.sections, content, layout)
  const body = sections.flatMap((section) => {
    const Component = section.fixed ? undefined : definition.components[section.id]
    return Component ? [{ ...section, Component }] : []
  })
  return (
    <KnownPictures value={pictureSets}>
      <definition.Page
        content={content}
        sections={sections}
        body={body}
        picture={picture}
        username={username ?? null}
        madeWith={madeWith}
      />
    </KnownPictures>
  )
}
