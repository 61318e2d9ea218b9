import { Heart, LayoutGrid, List, Search } from 'lucide-react'
import { Link } from 'react-router-dom'
import { appRoutes } from '@vitrine/common/routes'
import { Button, buttonClass, LinkButton } from '../../../components/button.tsx'
import { EmptyState } from '../../../components/empty-state.tsx'
import { ErrorState } from '../../../components/error-state.tsx'
import { ForSignedIn, ForStrangers } from '../../../components/signed-in-choice.tsx'
import { messageOf } from '../../../lib/api-error.ts'
import { classNames } from '../../../lib/class-names.ts'
import { useUntrustedLocation } from '../../../lib/location-state.ts'
import { usePageTitle } from '../../../lib/page-title.ts'
import { knownCategory, storeTitle } from '../../../lib/store-title.ts'
import { say } from '../../../lib/words/say.ts'
import { loginPath } from '../../auth/index.ts'
import { CategoryList } from '../category-list.tsx'
import { CustomizeLink } from '../customize-link.tsx'
import { FilterGroup } from '../filter-link.tsx'
import { filterTemplates, priceFilters } from '../filter-templates.ts'
import { SearchField } from '../search-field.tsx'
import { TemplateCard } from '../template-card.tsx'
import { TemplateGridSkeleton, templateGridClass } from '../template-grid-skeleton.tsx'
import { useCustomize } from '../use-customize.ts'
import { useFavourites, type Favourites } from '../use-favourites.ts'
import { useStoreFilters, type StoreFilters } from '../use-store-filters.ts'
import { useTemplates } from '../use-templates.ts'

/** Cards in a window of most phones, and in the first row of others. */
const SEEN_AT_ONCE = 1

const prices = { all: 'All', free: 'Free', paid: 'Paid' } as const

export function StorePage() {
  const templates = useTemplates()
  const filters = useStoreFilters()
  const { customize, busyWith, signedIn } = useCustomize()
  const favourites = useFavourites()
  const all = templates.data ?? []
  const found = filterTemplates(all, { ...filters, favourites: filters.onlyFavourites ? favourites.ids : null })
  usePageTitle(storeTitle(knownCategory(all, filters.category)))
  const known = templates.data && (!filters.onlyFavourites || favourites.status === 'ready')

  return (
    <div className="page-width py-10">
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
        <div>
          <h1 className="text-xl font-semibold">{say('Templates')}</h1>
          <p className="mt-1 text-muted">{say('Each one is a finished website. Make it yours in the editor.')}</p>
        </div>
        <SearchField filters={filters} />
      </header>

      <div className="mt-8 grid gap-6 lg:grid-cols-[13rem_1fr] lg:gap-10">
        <CategoryList templates={all} filters={filters} />
        <section aria-label={say('Results')} className="min-w-0">
          <div className="mb-5 flex flex-wrap items-center gap-3">
            <p role="status" className="mr-auto text-sm text-muted max-sm:w-full">
              {known && say('{n} templates found', { n: found.length })}
            </p>
            <FavouritesToggle filters={filters} />
            <FilterGroup
              label={say('Price')}
              choices={priceFilters.map((price) => ({
                label: say(prices[price]),
                to: filters.withChoice('price', price === 'all' ? null : price),
                chosen: filters.price === price,
              }))}
            />
            <FilterGroup
              label={say('Layout')}
              choices={[
                {
                  label: say('Grid'),
                  icon: <LayoutGrid aria-hidden />,
                  to: filters.withChoice('view', null),
                  chosen: filters.layout === 'grid',
                },
                {
                  label: say('List'),
                  icon: <List aria-hidden />,
                  to: filters.withChoice('view', 'list'),
                  chosen: filters.layout === 'list',
                },
              ]}
            />
          </div>

          {templates.isPending && <TemplateGridSkeleton />}
          {templates.isError && (
            <ErrorState
              title={say('Failed to load templates: {message}', {
                message: messageOf(templates.error, say('Unknown error')),
              })}
              safe={say('Your portfolios aren’t affected.')}
              onRetry={() => void templates.refetch()}
            />
          )}
          {templates.data && filters.onlyFavourites && <FavouritesState favourites={favourites} />}
          {known && found.length === 0 && !(filters.onlyFavourites && favourites.ids.size === 0) && (
            <EmptyState
              icon={<Search />}
              title={say('No templates found')}
              action={
                <Link to={appRoutes.store} preventScrollReset className={buttonClass({ variant: 'secondary' })}>
                  {say('Clear filters')}
                </Link>
              }
            >
              {say('Try adjusting your filters or search terms')}
            </EmptyState>
          )}
          {found.length > 0 && (
            <ul className={filters.layout === 'list' ? 'grid gap-6' : templateGridClass}>
              {found.map((template, index) => (
                <li key={template.id}>
                  <TemplateCard
                    template={template}
                    favourites={favourites}
                    layout={filters.layout}
                    eager={index < SEEN_AT_ONCE}
                    action={
                      signedIn ? (
                        <Button
                          variant="primary"
                          busy={busyWith === template.id}
                          onClick={() => customize(template.id)}
                        >
                          {say('Customize')}
                          <span className="sr-only"> {template.name}</span>
                        </Button>
                      ) : (
                        <CustomizeLink template={template} />
                      )
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

const FavouritesToggle = ({ filters: { onlyFavourites, withChoice } }: { filters: StoreFilters }) => (
  <Link
    to={withChoice('favourites', onlyFavourites ? null : '1')}
    preventScrollReset
    aria-current={onlyFavourites ? 'true' : undefined}
    className={classNames(buttonClass({ variant: 'secondary' }), onlyFavourites && 'bg-accent-soft! text-accent-text!')}
  >
    <Heart aria-hidden className={onlyFavourites ? 'fill-current' : undefined} />
    {say('Favourites')}
  </Link>
)

/** What stands in the way of showing favourites, where something does. */
function FavouritesState({ favourites: { status, ids, retry } }: { favourites: Favourites }) {
  const { pathname, search } = useUntrustedLocation()
  if (status === 'loading')
    return (
      <>
        <ForStrangers>
          <SignInForFavourites from={pathname + search} />
        </ForStrangers>
        <ForSignedIn>
          <TemplateGridSkeleton count={3} />
        </ForSignedIn>
      </>
    )
  if (status === 'failed')
    return <ErrorState title={say('Your favourites couldn’t be loaded')} safe={say('They’re safe.')} onRetry={retry} />
  if (status === 'signed-out') return <SignInForFavourites from={pathname + search} />
  if (ids.size > 0) return null
  return (
    <EmptyState icon={<Heart />} title={say('No favourites yet')}>
      {say('Tap the heart on a template to save it here.')}
    </EmptyState>
  )
}

const SignInForFavourites = ({ from }: { from: string }) => (
  <EmptyState
    icon={<Heart />}
    title={say('Sign in to see your favourites')}
    action={
      <LinkButton to={loginPath({ from })} variant="primary">
        {say('Sign in')}
      </LinkButton>
    }
  >
    {say('They’re saved in your account.')}
  </EmptyState>
)
