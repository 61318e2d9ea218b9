import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import type { Layout } from '@vitrine/common/portfolio/design'
import { KnownPictures } from './parts/picture.tsx'
import type { PictureSets } from './picture-sets.ts'
import type { TemplateDefinition, TemplatePageProps } from './definition.ts'

export interface TemplatePageInput {
  definition: TemplateDefinition
  content: PortfolioContent
  layout: Layout
  picture: TemplatePageProps['picture']
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
  const hidden = new Set(layout.hidden)
  return (
    <KnownPictures value={pictureSets}>
      <definition.Page
        content={content}
        shows={(sectionId) => !hidden.has(sectionId)}
        picture={picture}
        username={username ?? null}
        madeWith={madeWith}
      />
    </KnownPictures>
  )
}
