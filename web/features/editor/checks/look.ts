import type { QueryClient } from '@tanstack/react-query'
import { checkContent, linksOf } from '@vitrine/common/portfolio/checks'
import type { Editor } from '../state/editor-context.ts'
import { addressesOf, faintColors, linksQuery, templateQuery } from './queries.ts'

/** Publishing does not wait longer for other sites: some take their time with whoever is no browser. */
const LINKS_WAIT_MS = 3_000

/**
 * Whether visitors would stumble over something in the portfolio as it is in the editor. What is required is not looked
 * at: publishing itself tells it, at its place in the specification's order.
 */
export async function hasFindings({ portfolioId, metadata, store }: Editor, client: QueryClient): Promise<boolean> {
  const {
    portfolio,
    history: {
      present: { content, design, layout },
    },
  } = store.getState()
  if (checkContent(metadata, content, layout).some(({ kind }) => kind !== 'required')) return true
  const template = await client.fetchQuery(templateQuery(portfolio.templateId)).catch(() => null)
  if (template && faintColors(template, design).length > 0) return true
  const addresses = addressesOf(linksOf(metadata, content, layout))
  if (addresses.length === 0) return false
  const late = new Promise<null>((resolve) => void setTimeout(resolve, LINKS_WAIT_MS, null))
  const states = await Promise.race([client.fetchQuery(linksQuery(portfolioId, addresses)), late]).catch(() => null)
  return states !== null && [...states.values()].includes('dead')
}
