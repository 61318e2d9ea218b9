import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import type { Layout } from '@vitrine/common/portfolio/design'
import type { TemplateDefinition, TemplatePageProps } from './definition.ts'

export interface TemplatePageInput {
  definition: TemplateDefinition
  content: PortfolioContent
  layout: Layout
  picture: TemplatePageProps['picture']
  /** False for owners on the Pro plan. */
  madeWith?: boolean
}

/** Everything inside <body> of a portfolio: on its public page, in the editor's preview and on the example screen. */
export function TemplatePage({ definition, content, layout, picture, madeWith = true }: TemplatePageInput) {
  const hidden = new Set(layout.hidden)
  return (
    <definition.Page
      content={content}
      shows={(sectionId) => !hidden.has(sectionId)}
      picture={picture}
      madeWith={madeWith}
    />
  )
}
