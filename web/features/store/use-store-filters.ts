import { createPath, useSearchParams } from 'react-router-dom'
import { appRoutes } from '@vitrine/common/routes'
import { priceFilters, type StoreFilter } from './filter-templates.ts'

type Name = 'q' | 'category' | 'price' | 'favourites' | 'view'

/** A navigation that the search field made itself; it knows its text already. */
export const typedState = { typed: true }

export interface StoreFilters extends Omit<StoreFilter, 'favourites'> {
  onlyFavourites: boolean
  layout: 'grid' | 'list'
  /** The store's address with another choice; null for the standard. */
  withChoice: (name: Exclude<Name, 'q'>, value: string | null) => string
  /** What a search leaves as it is: names and values. */
  besidesSearch: [name: string, value: string][]
  /** Typing is no step of its own. */
  type: (search: string) => void
}

/** What the store shows lives in the address, so that a link, a reload and the back button bring it back. */
export function useStoreFilters(): StoreFilters {
  const [params, setParams] = useSearchParams()
  const price = params.get('price')

  const changed = (current: URLSearchParams, name: Name, value: string | null) => {
    const next = new URLSearchParams(current)
    if (value) next.set(name, value)
    else next.delete(name)
    return next
  }

  return {
    search: params.get('q') ?? '',
    category: params.get('category'),
    price: priceFilters.find((known) => known === price) ?? 'all',
    onlyFavourites: params.has('favourites'),
    layout: params.get('view') === 'list' ? 'list' : 'grid',
    withChoice: (name, value) =>
      createPath({ pathname: appRoutes.store, search: changed(params, name, value).toString() }),
    besidesSearch: [...params].filter(([name]) => name !== 'q'),
    type: (search) =>
      setParams((current) => changed(current, 'q', search), {
        replace: true,
        state: typedState,
        preventScrollReset: true,
      }),
  }
}
