import { expect, it } from 'vitest'
import { sameItem } from './same-item.ts'

const tags = ['a']

it.each([
  [{ index: 1, item: { title: 'A', tags } }, { index: 1, item: { title: 'A', tags } }, true],
  [{ index: 1, item: { title: 'A', tags } }, { index: 1, item: { title: 'B', tags } }, false],
  [{ index: 1, item: { title: 'A', tags } }, { index: 2, item: { title: 'A', tags } }, false],
  [{ index: 1, item: { title: 'A', tags } }, { index: 1, item: { title: 'A', tags: ['a'] } }, false],
  [{ index: 1, item: { title: 'A' } }, { index: 1, item: { title: 'A', alt: undefined } }, false],
  [{ item: { exif: undefined } }, { item: { title: undefined } }, false],
])('%j and %j: %s', (one, other, same) => {
  expect(sameItem<object>(one, other)).toBe(same)
})
