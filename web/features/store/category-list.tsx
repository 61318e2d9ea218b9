import { useLayoutEffect, useRef } from 'react'
import type { TemplateSummary } from '@vitrine/common/api/shapes'
import { showChosen } from '../../lib/show-chosen.ts'
import { heard, say } from '../../lib/words/say.ts'
import { categoryCounts } from './filter-templates.ts'
import { FilterLink } from './filter-link.tsx'
import type { StoreFilters } from './use-store-filters.ts'

interface CategoryListProps {
  templates: readonly TemplateSummary[]
  filters: StoreFilters
}

/** All, and the categories that there are, with their counts: a column on wide screens, a row on narrow ones. */
export function CategoryList({ templates, filters }: CategoryListProps) {
  const choices = [{ category: null, count: templates.length }, ...categoryCounts(templates)]
  const row = useRef<HTMLUListElement>(null)
  useLayoutEffect(() => showChosen(row.current), [filters.category])
  return (
    <nav aria-label={say('Categories')} className="min-w-0">
      <ul ref={row} data-categories className="-mx-1 flex gap-1 overflow-x-auto p-1 lg:sticky lg:top-24 lg:flex-col">
        {choices.map(({ category, count }) => (
          <li key={category ?? 'all'} className="shrink-0">
            <FilterLink
              to={filters.withChoice('category', category)}
              chosen={filters.category === category}
              className="flex h-10 w-full items-center justify-between gap-3 rounded-lg px-3 text-sm font-medium hover:bg-sunken"
            >
              {category === null ? say('All') : heard(category)} <span className="text-xs font-normal">{count}</span>
            </FilterLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
