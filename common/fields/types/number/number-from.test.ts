import { expect, it } from 'vitest'
import { numberFrom } from './number-from.ts'

it.each([
  ['12', 12],
  ['1.5', 1.5],
  ['1,5', 1.5],
  ['', 0],
  ['abc', 0],
  ['Infinity', 0],
])('reads %o as the number %d', (input, value) => {
  expect(numberFrom(input)).toBe(value)
})
