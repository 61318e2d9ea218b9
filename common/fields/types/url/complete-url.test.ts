import { expect, it } from 'vitest'
import { completeUrl } from './complete-url.ts'

it.each([
  ['example.com', 'https://example.com'],
  [' example.com/a?b#c ', 'https://example.com/a?b#c'],
  ['localhost', 'localhost'],
  ['http://example.com', 'http://example.com'],
  ['mailto:a@b.c', 'mailto:a@b.c'],
  ['#', '#'],
  ['', ''],
  ['two words.com', 'two words.com'],
])('keeps the address %o as %o', (input, kept) => {
  expect(completeUrl(input)).toBe(kept)
})
