import { expect, it } from 'vitest'
import { placed } from './place.ts'

const list = (ids: string) => [...ids].map((itemId) => ({ itemId }))
const put = (items: string, id: string, order: string) =>
  placed(list(items), { itemId: id }, [...order])
    .map(({ itemId }) => itemId)
    .join('')

it.each([
  ['at the end of what was there', 'xy', 'a', 'abc', 'xya'],
  ['after the one before it', 'xya', 'b', 'abc', 'xyab'],
  ['before the one after it, where none before it is there', 'xyc', 'a', 'abc', 'xyac'],
  ['between', 'xyac', 'b', 'abc', 'xyabc'],
  ['where the one before it was moved to', 'axyc', 'b', 'abc', 'abxyc'],
  ['as if those that were deleted were there', 'xyad', 'c', 'abcd', 'xyacd'],
  ['not twice', 'xya', 'a', 'abc', 'xya'],
  ['in an empty list', '', 'b', 'abc', 'b'],
])('an item is put %s', (_where, items, id, order, expected) => {
  expect(put(items, id, order)).toBe(expected)
})
