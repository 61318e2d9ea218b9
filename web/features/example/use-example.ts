import { useQuery } from '@tanstack/react-query'
import { getTemplateExample } from '@vitrine/common/api/templates'
import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import type { TemplateId } from '@vitrine/common/templates/ids'
import { request } from '../../lib/api.ts'

/** Example content changes only with a release: it is kept for the browser session. */
const cacheKey = (id: TemplateId) => `tpl-example:${id}`

export function useExample(id: TemplateId | null) {
  return useQuery({
    queryKey: ['template-example', id],
    enabled: id !== null,
    staleTime: Infinity,
    queryFn: async ({ signal }) => {
      if (!id) throw new Error('No template')
      const cached = readCache(id)
      if (cached) return cached
      const example = await request(getTemplateExample, { params: { id }, signal })
      writeCache(id, example)
      return example
    },
  })
}

function readCache(id: TemplateId): PortfolioContent | null {
  try {
    const stored = sessionStorage.getItem(cacheKey(id))
    return stored ? (JSON.parse(stored) as PortfolioContent) : null
  } catch {
    return null
  }
}

function writeCache(id: TemplateId, example: PortfolioContent): void {
  try {
    sessionStorage.setItem(cacheKey(id), JSON.stringify(example))
  } catch {
    // A full or forbidden storage only costs another call.
  }
}
