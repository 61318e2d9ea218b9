import type { QueryClient } from '@tanstack/react-query'
import { checkContent, emptySections, linksOf } from '@vitrine/common/portfolio/checks'
import { exampleContent } from '@vitrine/common/portfolio/example-content'
import { listsPages, withKnownPages } from '@vitrine/templates/shared-sections/pages-section'
import { pagesQuery, publicPages } from '../sections/pages-query.ts'
import type { Editor } from '../state/editor-context.ts'
import { addressesOf, examplesQuery, faintColors, linksQuery, templateQuery } from './queries.ts'

/** Publishing waits for other sites no longer than this: some answer slowly to anything but a browser. */
const LINKS_WAIT_MS = 3_000

/**
 * Whether the checks find anything in the draft. Missing required fields do not count: publishing reports them itself, in the
 * order that the specification gives.
 */
export async function hasFindings({ portfolioId, metadata, store }: Editor, client: QueryClient): Promise<boolean> {
  const {
    portfolio,
    history: {
      present: { content, design, layout },
    },
  } = store.getState()
  if (checkContent(metadata, content, layout).some(({ kind }) => kind !== 'required')) return true
  const examples = await client.fetchQuery(examplesQuery).catch(() => [])
  if (exampleContent(metadata, content, layout, examples).length > 0) return true
  const template = await client.fetchQuery(templateQuery(portfolio.templateId)).catch(() => null)
  if (template) {
    const pages = listsPages(layout) ? await client.fetchQuery(pagesQuery(portfolioId)).catch(() => null) : null
    const sections = withKnownPages(template.sections, pages && publicPages(pages))
    if (faintColors(template, design).length + emptySections(metadata, sections, content, layout).length > 0)
      return true
  }
  const addresses = addressesOf(linksOf(metadata, content, layout))
  if (addresses.length === 0) return false
  const late = new Promise<null>((resolve) => void setTimeout(resolve, LINKS_WAIT_MS, null))
  const states = await Promise.race([client.fetchQuery(linksQuery(portfolioId, addresses)), late]).catch(() => null)
  return states !== null && [...states.values()].includes('dead')
}
