import { describe, expect, it } from 'vitest'
import type { TemplateSummary } from '@vitrine/common/api/shapes'
import { catalogue as german } from '../../lib/words/catalogues/de.ts'
import { hearing } from '../../lib/words/hear.ts'
import { speak } from '../../lib/words/say.ts'
import { categoryCounts, filterTemplates, type StoreFilter } from './filter-templates.ts'

const template = (fields: Partial<TemplateSummary>): TemplateSummary => ({
  id: 'developer-pro',
  name: 'Developer Pro',
  subtitle: 'For engineers',
  category: 'Tech',
  price: 'Free',
  priceCents: 0,
  currency: 'usd',
  stripePriceId: null,
  image: '',
  downloads: 0,
  rating: 0,
  reviews: 0,
  featured: false,
  author: 'Vitrine',
  features: [],
  tags: ['terminal'],
  searchKeywords: ['github'],
  available: true,
  ...fields,
})

const templates = [
  template({}),
  template({
    id: 'creative-studio',
    name: 'Creative Studio',
    subtitle: 'Loud',
    category: 'Creative',
    priceCents: 1900,
    tags: ['agency'],
    searchKeywords: [],
  }),
  template({
    id: 'minimalist-designer',
    name: 'Minimalist',
    subtitle: 'Quiet',
    category: 'Creative',
    tags: [],
    searchKeywords: ['swiss'],
  }),
]
const everything: StoreFilter = { search: '', category: null, price: 'all', favourites: null }
const found = (filter: Partial<StoreFilter>) =>
  filterTemplates(templates, { ...everything, ...filter }).map(({ id }) => id)

describe('filterTemplates', () => {
  it('shows everything without a filter, and for blanks', () => {
    expect(found({})).toHaveLength(3)
    expect(found({ search: '  ' })).toHaveLength(3)
  })

  it.each([
    ['name', 'STUDIO', 'creative-studio'],
    ['subtitle', 'engin', 'developer-pro'],
    ['searchKeywords', 'Swiss', 'minimalist-designer'],
    ['tags', 'agency', 'creative-studio'],
  ])('searches %s in any case', (_, search, id) => {
    expect(found({ search })).toEqual([id])
  })

  it('searches with or without accents', () => {
    expect(found({ search: 'crÉative' })).toEqual(['creative-studio'])
  })

  it('searches in the language of the app, too', () => {
    speak({ language: 'de', catalogue: german, hear: hearing({ Quiet: 'Ruhig für Künstlerinnen' }) })
    try {
      expect(found({ search: 'kunstler' })).toEqual(['minimalist-designer'])
      expect(found({ search: 'quiet' })).toEqual(['minimalist-designer'])
    } finally {
      speak()
    }
  })

  it('does not search other fields', () => {
    expect(found({ search: 'vitrine' })).toEqual([])
  })

  it('shows only favourites', () => {
    expect(found({ favourites: new Set(['creative-studio', 'gone']) })).toEqual(['creative-studio'])
    expect(found({ favourites: new Set() })).toEqual([])
  })

  it('combines category and price', () => {
    expect(found({ category: 'Creative' })).toEqual(['creative-studio', 'minimalist-designer'])
    expect(found({ category: 'Creative', price: 'free' })).toEqual(['minimalist-designer'])
    expect(found({ price: 'paid' })).toEqual(['creative-studio'])
  })
})

it('counts the categories', () => {
  expect(categoryCounts(templates)).toEqual([
    { category: 'Tech', count: 1 },
    { category: 'Creative', count: 2 },
  ])
})
