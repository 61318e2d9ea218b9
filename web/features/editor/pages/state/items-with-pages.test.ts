import { catalogue } from '@vitrine/templates/catalogue'
import { expect, it } from 'vitest'
import { itemsWithPages } from './items-with-pages.ts'

const { metadata } = catalogue['developer-pro']

it('offers the entries of the home page by the title field of their list', () => {
  const content = {
    work: [{ itemId: 'w', company: 'Acme', position: 'Engineer' }],
    projects: [{ itemId: 'p', role: 'Lead' }],
  }
  expect(itemsWithPages(metadata, content)).toEqual([
    { id: 'work/w', label: 'Engineer' },
    { id: 'projects/p', label: 'Project 1' },
  ])
})

it('offers neither articles nor lists that the template does not show', () => {
  const content = { articles: [{ itemId: 'a', title: 'On grids' }], collections: [{ itemId: 'c', title: 'Coast' }] }
  expect(itemsWithPages(metadata, content)).toEqual([])
  expect(itemsWithPages(catalogue['business-executive'].metadata, content)).toEqual([])
})
