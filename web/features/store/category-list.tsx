import type { TemplateSummary } from '@vitrine/common/api/shapes'
import { classNames } from '../../lib/class-names.ts'
import { categoryCounts } from './filter-templates.ts'

interface CategoryListProps {
  templates: readonly TemplateSummary[]
  /** Null for all. */
  value: string | null
  onChange: (category: string | null) => void
}

/** All, and the categories that there are, with their counts: a column on wide screens, a row on narrow ones. */
export function CategoryList({ templates, value, onChange }: CategoryListProps) {
  const choices = [{ category: null, count: templates.length }, ...categoryCounts(templates)]
  return (
    <nav aria-label="Categories" className="min-w-0">
      <ul className="-mx-1 flex gap-1 overflow-x-auto p-1 lg:sticky lg:top-24 lg:flex-col">
        {choices.map(({ category, count }) => (
          <li key={category ?? 'all'} className="shrink-0">
            <button
              type="button"
              aria-pressed={value === category}
              onClick={() => onChange(category)}
              className={classNames(
                'flex h-10 w-full items-center justify-between gap-3 rounded-lg px-3 text-sm font-medium transition-colors duration-150',
                value === category ? 'bg-accent-soft text-accent-text' : 'text-muted hover:bg-sunken hover:text-ink',
              )}
            >
              {category ?? 'All'}
              <span className="text-xs font-normal">{count}</span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}
