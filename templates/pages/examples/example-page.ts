import type { PageContent, PageKind } from '@vitrine/common/portfolio/pages/page-content'

/** A page that shows what a template makes of pages; nothing of it is ever stored. */
export interface ExamplePage {
  kind: PageKind
  slug: string
  content: PageContent
}
