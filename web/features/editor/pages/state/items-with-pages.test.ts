import { catalogue } from '@vitrine/templates/catalogue'
import { expect, it } from 'vitest'
import { itemsWithPages } from './items-with-pages.ts'

const { metadata } = catalogue['developer-pro']
const layout = { hidden: [] }

it('offers the entries of the home page by the title field of their list', () => {
  const content = {
    work: [{ itemId: 'w', company: 'Acme', position: 'Engineer' }],
    projects: [{ itemId: 'p', role: 'Lead' }],
  }
  expect(itemsWithPages(metadata, { content, layout })).toEqual([
    { id: 'work/w', label: 'Engineer' },
    { id: 'projects/p', label: 'Project 1' },
  ])
})

it('offers the entries of a section that its owner has added', () => {
  const content = { collections: [{ itemId: 'c', title: 'Coast' }] }
  const added = { ...layout, added: ['collections'] }
  expect(itemsWithPages(metadata, { content, layout: added })).toEqual([{ id: 'collections/c', label: 'Coast' }])
})

it('offers neither articles nor lists that the portfolio does not show', () => {
  const content = { articles: [{ itemId: 'a', title: 'On grids' }], collections: [{ itemId: 'c', title: 'Coast' }] }
  expect(itemsWithPages(metadata, { content, layout })).toEqual([])
  expect(itemsWithPages(catalogue['business-executive'].metadata, { content, layout })).toEqual([])
})
