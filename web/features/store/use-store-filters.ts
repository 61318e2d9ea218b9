import { useSearchParams } from 'react-router-dom'
import { priceFilters, type StoreFilter } from './filter-templates.ts'

type Name = 'q' | 'category' | 'price' | 'favourites' | 'view'

/** A navigation that the search field made itself; it knows its text already. */
export const typedState = { typed: true }

export interface StoreFilters extends Omit<StoreFilter, 'favourites'> {
  onlyFavourites: boolean
  layout: 'grid' | 'list'
  /** A choice is a step that the back button takes back. Null for the standard. */
  choose: (name: Exclude<Name, 'q'>, value: string | null) => void
  /** Typing is no step of its own. */
  type: (search: string) => void
  clear: () => void
}

/** What the store shows lives in the address, so that a link, a reload and the back button bring it back. */
export function useStoreFilters(): StoreFilters {
  const [params, setParams] = useSearchParams()
  const price = params.get('price')

  const set = (name: Name, value: string | null, options: { replace: boolean; state?: object }) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current)
        if (value) next.set(name, value)
        else next.delete(name)
        return next
      },
      { ...options, preventScrollReset: true },
    )

  return {
    search: params.get('q') ?? '',
    category: params.get('category'),
    price: priceFilters.find((known) => known === price) ?? 'all',
    onlyFavourites: params.has('favourites'),
    layout: params.get('view') === 'list' ? 'list' : 'grid',
    choose: (name, value) => set(name, value, { replace: false }),
    type: (search) => set('q', search, { replace: true, state: typedState }),
    clear: () => setParams({}, { preventScrollReset: true }),
  }
}
