import { LayoutGrid, List, Search } from 'lucide-react'
import { useSearchParams } from 'react-router-dom'
import { Button } from '../../../components/button.tsx'
import { EmptyState } from '../../../components/empty-state.tsx'
import { ErrorState } from '../../../components/error-state.tsx'
import { SegmentedControl } from '../../../components/segmented-control.tsx'
import { messageOf } from '../../../lib/api-error.ts'
import { usePageTitle } from '../../../lib/page-title.ts'
import { CategoryList } from '../category-list.tsx'
import { filterTemplates, priceFilters, type PriceFilter } from '../filter-templates.ts'
import { TemplateCard } from '../template-card.tsx'
import { TemplateGridSkeleton, templateGridClass } from '../template-grid-skeleton.tsx'
import { useCustomize } from '../use-customize.ts'
import { useTemplates } from '../use-templates.ts'

const priceSegments = [
  { value: 'all', label: 'All' },
  { value: 'free', label: 'Free' },
  { value: 'paid', label: 'Paid' },
] as const

const layoutSegments = [
  { value: 'grid', label: 'Grid', icon: <LayoutGrid aria-hidden /> },
  { value: 'list', label: 'List', icon: <List aria-hidden /> },
] as const

/** The filters live in the address, so that they can be linked to and survive a reload. */
function useStoreFilters() {
  const [params, setParams] = useSearchParams()
  const price = params.get('price')
  return {
    search: params.get('q') ?? '',
    category: params.get('category'),
    price: priceFilters.find((known) => known === price) ?? ('all' satisfies PriceFilter),
    layout: params.get('view') === 'list' ? ('list' as const) : ('grid' as const),
    set: (name: 'q' | 'category' | 'price' | 'view', value: string | null) =>
      setParams(
        (current) => {
          if (value) current.set(name, value)
          else current.delete(name)
          return current
        },
        { replace: true, preventScrollReset: true },
      ),
    clear: () => setParams({}, { replace: true, preventScrollReset: true }),
  }
}

export function StorePage() {
  usePageTitle('Templates')
  const templates = useTemplates()
  const filters = useStoreFilters()
  const { customize, busyWith, signedIn } = useCustomize()
  const found = filterTemplates(templates.data ?? [], filters)

  return (
    <div className="page-width py-10">
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
        <div>
          <h1 className="text-xl font-semibold">Templates</h1>
          <p className="mt-1 text-muted">Each one is a finished website. Make it yours in the editor.</p>
        </div>
        <div role="search" className="relative w-full sm:w-80">
          <Search aria-hidden className="pointer-events-none absolute top-3 left-3 size-4 text-muted" />
          <input
            type="search"
            aria-label="Search templates"
            placeholder="Search templates"
            value={filters.search}
            onChange={(event) => filters.set('q', event.target.value)}
            className="h-10 w-full rounded-lg border border-line-strong bg-surface pr-3 pl-9 text-base placeholder:text-faint"
          />
        </div>
      </header>

      <div className="mt-8 grid gap-6 lg:grid-cols-[13rem_1fr] lg:gap-10">
        <CategoryList templates={templates.data ?? []} value={filters.category} onChange={(category) => filters.set('category', category)} />
        <section aria-label="Results" className="min-w-0">
          <div className="mb-5 flex flex-wrap items-center gap-3">
            <p role="status" className="mr-auto text-sm text-muted max-sm:w-full">{templates.data && `${found.length} templates found`}</p>
            <SegmentedControl label="Price" value={filters.price} onChange={(price) => filters.set('price', price === 'all' ? null : price)} segments={priceSegments} />
            <SegmentedControl label="Layout" value={filters.layout} onChange={(view) => filters.set('view', view === 'grid' ? null : view)} segments={layoutSegments} />
          </div>

          {templates.isPending && <TemplateGridSkeleton />}
          {templates.isError && (
            <ErrorState
              title={`Failed to load templates: ${messageOf(templates.error, 'Unknown error')}`}
              safe="Your portfolios are not affected."
              onRetry={() => void templates.refetch()}
            />
          )}
          {templates.data && found.length === 0 && (
            <EmptyState icon={<Search />} title="No templates found" action={<Button onClick={filters.clear}>Clear filters</Button>}>
              Try adjusting your filters or search terms
            </EmptyState>
          )}
          {found.length > 0 && (
            <ul className={filters.layout === 'list' ? 'grid gap-6' : templateGridClass}>
              {found.map((template) => (
                <li key={template.id}>
                  <TemplateCard
                    template={template}
                    layout={filters.layout}
                    action={
                      <Button variant="primary" busy={busyWith === template.id} onClick={() => customize(template.id)}>
                        {signedIn ? 'Customize' : 'Sign in to Customize'}
                        <span className="sr-only"> {template.name}</span>
                      </Button>
                    }
                  />
                </li>
              ))}
            </ul>
          )}
        </section>
      </div>
    </div>
  )
}
