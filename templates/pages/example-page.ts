import type { PageContent, PageKind } from '@vitrine/common/portfolio/pages/page-content'
import type { TemplateId } from '@vitrine/common/templates/ids'

/** A page that shows what a template makes of pages; nothing of it is ever stored. */
export interface ExamplePage {
  kind: PageKind
  slug: string
  content: PageContent
}

/** A case study or an article of a template, at its best. */
export async function loadExamplePage(id: TemplateId): Promise<ExamplePage> {
  const { example } = (await import(`../${id}/example-page.ts`)) as { example: ExamplePage }
  return example
}
