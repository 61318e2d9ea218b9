import type { ComponentType, ReactNode } from 'react'
import type { FixedPlace } from '@vitrine/common/fields/section'
import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import type { Layout } from '@vitrine/common/portfolio/design'
import type { SitePages } from './pages/site-pages.ts'
import { KnownPictures } from './parts/picture.tsx'
import { SkipLink } from './parts/skip-link.tsx'
import { ContentSourcesContext, type ContentSources } from './parts/sources.ts'
import type { PictureSets } from './picture-sets.ts'
import type { FrameProps, PageSection, PictureResolver, SectionProps, TemplateDefinition } from './definition.ts'
import { SharedFrame } from './shared-sections/shared-frame.tsx'
import { inWords, visibleSections } from './visible-sections.ts'
import { english, type Wording } from './words/wording.ts'
import { WordingContext } from './parts/say.ts'

export interface PageBodyInput {
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
  /** Its live case studies and articles. */
  pages?: SitePages
  /** Marks what the page shows with where it comes from; for the editor’s preview. */
  sources?: ContentSources
  /** The words of its language. */
  wording?: Wording
  /** Above the page, such as links to its other languages. */
  above?: ReactNode
  /** What shows sections that have no component; in previews undefined until it has loaded. */
  late?: ComponentType<SectionProps>
}

const noSets: PictureSets = new Map()
const noPage = () => null

const Unframed = ({ children }: FrameProps) => children

/** Everything inside <body> of a portfolio, apart from what shows sections without a component, which previews load when there are some. */
export function PageBody({
  definition,
  content,
  layout,
  picture,
  pictureSets = noSets,
  username,
  madeWith = true,
  pages,
  sources,
  wording = english,
  above,
  late,
}: PageBodyInput) {
  const sections = visibleSections(
    pages?.withPages(definition.sections, layout) ?? definition.sections,
    content,
    layout,
  ).map((section) => inWords(section, wording.nameOf))
  const page = { content, picture, username: username ?? null, sections, madeWith, pageOf: pages?.pageOf ?? noPage }
  const render = (section: PageSection) => {
    const Component = section.Component ?? late
    return { ...section, element: Component && <Component key={section.id} section={section} {...page} /> }
  }
  const fixedAt = (place: FixedPlace) => sections.filter(({ fixed }) => fixed === place).map(render)
  const body = sections
    .filter(({ fixed }) => !fixed)
    .map((section, index) => {
      const Frame = definition.Frame ?? (section.optional || section.isShared ? SharedFrame : Unframed)
      const { element } = render(section)
      return {
        ...section,
        element: (
          <Frame key={section.id} section={section} index={index}>
            {element}
          </Frame>
        ),
      }
    })
  return (
    <WordingContext value={wording}>
      <ContentSourcesContext value={sources ?? null}>
        <KnownPictures value={pictureSets}>
          <SkipLink />
          {above}
          <definition.Page
            {...page}
            header={fixedAt('header')}
            opening={fixedAt('opening')}
            body={body}
            footer={fixedAt('footer')}
          />
        </KnownPictures>
      </ContentSourcesContext>
    </WordingContext>
  )
}
