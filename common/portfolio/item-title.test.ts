import { expect, it } from 'vitest'
import { itemName, itemTitle } from './item-title.ts'

const list = { itemLabel: 'Project', titleField: 'name' }

it('an item is called by its title field', () => {
  expect(itemTitle(list, { name: ' Lighthouse ' }, 0)).toBe('Lighthouse')
  expect(itemName(list, { name: 'Lighthouse' }, 0)).toBe('Project “Lighthouse”')
})

it.each([[{}], [{ name: ' ' }], [{ name: 7 }], [null]])('%j is called by its number', (item) => {
  expect(itemTitle(list, item, 1)).toBe('Project 2')
  expect(itemName(list, item, 1)).toBe('Project 2')
})
