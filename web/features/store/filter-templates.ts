import type { TemplateSummary } from '@vitrine/common/api/shapes'
import { appLocale } from '../../lib/words/language.ts'
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

/** For search: in any case, with or without accents. */
const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase(appLocale())

/** Search looks at name, subtitle, searchKeywords and tags (specification 1, section 5), in English and in the language of the app. */
export function filterTemplates(
  templates: readonly TemplateSummary[],
  { search, category, price, favourites }: StoreFilter,
): TemplateSummary[] {
  const wanted = folded(search.trim())
  return templates.filter((template) => {
    if (favourites && !favourites.has(template.id)) return false
    if (category && template.category !== category) return false
    if (price !== 'all' && (template.priceCents === 0) !== (price === 'free')) return false
    const { name, subtitle, searchKeywords, tags } = template
    const texts = [subtitle, ...searchKeywords, ...tags].flatMap((text) => [text, heard(text)])
    return [name, ...texts].some((text) => folded(text).includes(wanted))
  })
}

/** The categories of the templates in the order of their first one, with how many each has. */
export function categoryCounts(templates: readonly TemplateSummary[]): { category: string; count: number }[] {
  const counts = new Map<string, number>()
  for (const { category } of templates) counts.set(category, (counts.get(category) ?? 0) + 1)
  return [...counts].map(([category, count]) => ({ category, count }))
}
