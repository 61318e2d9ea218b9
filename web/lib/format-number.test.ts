import { expect, it } from 'vitest'
import { formatNumber } from './format-number.ts'

it.each([
  [0, '0'],
  [-12, '-12'],
  [999, '999'],
  [1_000, '1,000'],
  [1_234_567, '1,234,567'],
  [0.25, '0.25'],
])('%d is written as %s', (value, text) => {
  expect(formatNumber(value)).toBe(text)
})
