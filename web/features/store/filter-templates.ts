import type { TemplateSummary } from '@vitrine/common/api/shapes'
import { heard } from '../../lib/words/say.ts'

export const priceFilters = ['all', 'free', 'paid'] as const
export type PriceFilter = (typeof priceFilters)[number]

export interface StoreFilter {
  search: string
  /** Null for all. */
  category: string | null
  price: PriceFilter
  /** Only these; null for all. */
  favourites: ReadonlySet<string> | null
}

/** Search looks at name, subtitle, searchKeywords and tags, in any case (specification 1, section 5). */
export function filterTemplates(
  templates: readonly TemplateSummary[],
  { search, category, price, favourites }: StoreFilter,
): TemplateSummary[] {
  const wanted = search.trim().toLowerCase()
  return templates.filter((template) => {
    if (favourites && !favourites.has(template.id)) return false
    if (category && template.category !== category) return false
    if (price !== 'all' && (template.priceCents === 0) !== (price === 'free')) return false
    const texts = [
      template.name,
      template.subtitle,
      heard(template.subtitle),
      ...template.searchKeywords,
      ...template.tags,
    ]
    return texts.some((text) => text.toLowerCase().includes(wanted))
  })
}

/** The categories of the templates in the order of their first one, with how many each has. */
export function categoryCounts(templates: readonly TemplateSummary[]): { category: string; count: number }[] {
  const counts = new Map<string, number>()
  for (const { category } of templates) counts.set(category, (counts.get(category) ?? 0) + 1)
  return [...counts].map(([category, count]) => ({ category, count }))
}
