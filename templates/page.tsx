import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import type { Layout } from '@vitrine/common/portfolio/design'
import { KnownPictures } from './parts/picture.tsx'
import type { PictureSets } from './picture-sets.ts'
import type { FrameProps, PictureResolver, TemplateDefinition } from './definition.ts'
import { SharedFrame } from './shared-sections/shared-frame.tsx'
import { SharedSection } from './shared-sections/shared-section.tsx'
import { visibleSections } from './visible-sections.ts'

export interface TemplatePageInput {
  definition: TemplateDefinition
  content: PortfolioContent
  layout: Layout
  picture: PictureResolver
  /** Resized files of its pictures; empty in previews. */
  pictureSets?: PictureSets
  /** The page's username; none in previews. */
  username?: string
  /** False for owners on the Pro plan. */
  madeWith?: boolean
}

const noSets: PictureSets = new Map()

const Unframed = ({ children }: FrameProps) => children

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
  const body = sections
    .filter(({ fixed }) => !fixed)
    .map((section, index) => {
      const Component = definition.components[section.id] ?? SharedSection
      const Frame = definition.Frame ?? (section.optional ? SharedFrame : Unframed)
      const element = (
        <Frame key={section.id} section={section} index={index}>
          <Component content={content} picture={picture} username={username ?? null} section={section} />
        </Frame>
      )
      return { ...section, element }
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
