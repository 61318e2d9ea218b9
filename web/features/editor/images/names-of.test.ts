import { expect, it } from 'vitest'
import { namesOf } from './names-of.ts'

it.each([
  [1, '“1.jpg”'],
  [2, '“1.jpg” and “2.jpg”'],
  [3, '“1.jpg”, “2.jpg” and “3.jpg”'],
])('%i names are all named', (count, text) => {
  expect(namesOf(Array.from({ length: count }, (_, index) => `${index + 1}.jpg`))).toBe(text)
})

it('of many the first are named, and the others counted', () => {
  expect(namesOf(Array.from({ length: 60 }, (_, index) => `${index + 1}.jpg`))).toMatch(
    /^“1\.jpg”.*“20\.jpg” and 40 more$/,
  )
})
