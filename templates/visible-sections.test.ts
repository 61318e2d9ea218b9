import { expect, it } from 'vitest'
import type { Section } from './definition.ts'
import { navigationOf, orderSections, visibleSections } from './visible-sections.ts'

const section = (id: string, more: Partial<Section> = {}): Section => ({
  id,
  label: id.toUpperCase(),
  hideable: true,
  fields: [],
  isEmpty: () => false,
  ...more,
})
const sections = [
  section('hero', { hideable: false, fixed: 'header', navigation: null }),
  section('about'),
  section('work', { heading: 'My work' }),
  section('awards', { navigation: 'Prizes' }),
  section('contact', { fixed: 'footer' }),
]
const idsOf = (list: readonly Section[]) => list.map(({ id }) => id)

it.each([
  [undefined, ['hero', 'about', 'work', 'awards', 'contact']],
  [[], ['hero', 'about', 'work', 'awards', 'contact']],
  [
    ['awards', 'work', 'about'],
    ['hero', 'awards', 'work', 'about', 'contact'],
  ],
  [
    ['awards', 'about'],
    ['hero', 'awards', 'work', 'about', 'contact'],
  ],
  [
    ['contact', 'unknown', 'work', 'about', 'hero', 'work'],
    ['hero', 'work', 'about', 'awards', 'contact'],
  ],
])('the order %j moves only sections that it names and that are not fixed', (order, expected) => {
  expect(idsOf(orderSections(sections, order))).toEqual(expected)
})

it('a page shows sections that are neither hidden nor empty; those that cannot be hidden stay', () => {
  const list = [...sections, section('empty', { isEmpty: ({ hero }) => hero === undefined })]
  expect(idsOf(visibleSections(list, {}, { hidden: ['hero', 'work'] }))).toEqual(['hero', 'about', 'awards', 'contact'])
  expect(idsOf(visibleSections(list, { hero: {} }, { hidden: [] }))).toContain('empty')
})

it('links of the navigation take the heading of a section unless it names another text or none', () => {
  expect(navigationOf(sections)).toEqual([
    { id: 'about', label: 'ABOUT' },
    { id: 'work', label: 'My work' },
    { id: 'awards', label: 'Prizes' },
    { id: 'contact', label: 'CONTACT' },
  ])
})
