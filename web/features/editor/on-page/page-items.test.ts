import { expect, it } from 'vitest'
import { itemSourceOf } from './page-items.ts'

it.each([
  ['projects/4f2a.title', 'projects/4f2a'],
  ['gallery.images/9c.src', 'gallery.images/9c'],
  ['experience/a1.highlights/b2.text', 'experience/a1.highlights/b2'],
  ['hero.title', null],
  ['layout.titles.about', null],
])('the item around %s is %s', (source, item) => {
  expect(itemSourceOf(source)).toBe(item)
})
