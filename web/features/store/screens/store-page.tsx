import { Heart, LayoutGrid, List, Search } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { appRoutes } from '@vitrine/common/routes'
import { Button, buttonClass } from '../../../components/button.tsx'
import { EmptyState } from '../../../components/empty-state.tsx'
import { ErrorState } from '../../../components/error-state.tsx'
import { SegmentedControl } from '../../../components/segmented-control.tsx'
import { messageOf } from '../../../lib/api-error.ts'
import { classNames } from '../../../lib/class-names.ts'
import { useUntrustedLocation } from '../../../lib/location-state.ts'
import { usePageTitle } from '../../../lib/page-title.ts'
import { CategoryList } from '../category-list.tsx'
import { filterTemplates } from '../filter-templates.ts'
import { SearchField } from '../search-field.tsx'
import { TemplateCard } from '../template-card.tsx'
import { TemplateGridSkeleton, templateGridClass } from '../template-grid-skeleton.tsx'
import { useCustomize } from '../use-customize.ts'
import { useFavourites, type Favourites } from '../use-favourites.ts'
import { useStoreFilters, type StoreFilters } from '../use-store-filters.ts'
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

export function StorePage() {
  usePageTitle('Templates')
  const templates = useTemplates()
  const filters = useStoreFilters()
  const { customize, busyWith, signedIn } = useCustomize()
  const favourites = useFavourites()
  const all = templates.data ?? []
  const found = filterTemplates(all, { ...filters, favourites: filters.onlyFavourites ? favourites.ids : null })
  const known = templates.data && (!filters.onlyFavourites || favourites.status === 'ready')

  return (
    <div className="page-width py-10">
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
        <div>
          <h1 className="text-xl font-semibold">Templates</h1>
          <p className="mt-1 text-muted">Each one is a finished website. Make it yours in the editor.</p>
        </div>
        <SearchField search={filters.search} onType={filters.type} />
      </header>

      <div className="mt-8 grid gap-6 lg:grid-cols-[13rem_1fr] lg:gap-10">
        <CategoryList
          templates={all}
          value={filters.category}
          onChange={(category) => filters.choose('category', category)}
        />
        <section aria-label="Results" className="min-w-0">
          <div className="mb-5 flex flex-wrap items-center gap-3">
            <p role="status" className="mr-auto text-sm text-muted max-sm:w-full">
              {known && `${found.length} templates found`}
            </p>
            <FavouritesToggle filters={filters} />
            <SegmentedControl
              label="Price"
              value={filters.price}
              onChange={(price) => filters.choose('price', price === 'all' ? null : price)}
              segments={priceSegments}
            />
            <SegmentedControl
              label="Layout"
              value={filters.layout}
              onChange={(view) => filters.choose('view', view === 'grid' ? null : view)}
              segments={layoutSegments}
            />
          </div>

          {templates.isPending && <TemplateGridSkeleton />}
          {templates.isError && (
            <ErrorState
              title={`Failed to load templates: ${messageOf(templates.error, 'Unknown error')}`}
              safe="Your portfolios are not affected."
              onRetry={() => void templates.refetch()}
            />
          )}
          {templates.data && filters.onlyFavourites && <FavouritesState favourites={favourites} />}
          {known && found.length === 0 && !(filters.onlyFavourites && favourites.ids.size === 0) && (
            <EmptyState
              icon={<Search />}
              title="No templates found"
              action={<Button onClick={filters.clear}>Clear filters</Button>}
            >
              Try adjusting your filters or search terms
            </EmptyState>
          )}
          {found.length > 0 && (
            <ul className={filters.layout === 'list' ? 'grid gap-6' : templateGridClass}>
              {found.map((template) => (
                <li key={template.id}>
                  <TemplateCard
                    template={template}
                    favourites={favourites}
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

const FavouritesToggle = ({ filters: { onlyFavourites, choose } }: { filters: StoreFilters }) => (
  <button
    type="button"
    aria-pressed={onlyFavourites}
    onClick={() => choose('favourites', onlyFavourites ? null : '1')}
    className={classNames(buttonClass({ variant: 'secondary' }), onlyFavourites && 'bg-accent-soft! text-accent-text!')}
  >
    <Heart aria-hidden className={onlyFavourites ? 'fill-current' : undefined} />
    Favourites
  </button>
)

/** What stands in the way of showing favourites, where something does. */
function FavouritesState({ favourites: { status, ids, retry } }: { favourites: Favourites }) {
  const navigate = useNavigate()
  const { pathname, search } = useUntrustedLocation()
  if (status === 'loading') return <TemplateGridSkeleton count={3} />
  if (status === 'failed')
    return <ErrorState title="Your favourites could not be loaded" safe="They are safe." onRetry={retry} />
  if (status === 'signed-out') {
    const signIn = () => void navigate(appRoutes.login, { state: { from: pathname + search } })
    return (
      <EmptyState
        icon={<Heart />}
        title="Sign in to see your favourites"
        action={
          <Button variant="primary" onClick={signIn}>
            Sign in
          </Button>
        }
      >
        They are kept with your account.
      </EmptyState>
    )
  }
  if (ids.size > 0) return null
  return (
    <EmptyState icon={<Heart />} title="No favourites yet">
      Press the heart of a template to find it here again.
    </EmptyState>
  )
}
