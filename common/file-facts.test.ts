import { expect, it } from 'vitest'
import { readableDuration, readableSize } from './file-facts.ts'

it.each([
  [0, 'en', '0 bytes'],
  [1_023, 'en', '1,023 bytes'],
  [1_024, 'en', '1 kB'],
  [1_023_000, 'en', '999 kB'],
  [1_100_000, 'en', '1 MB'],
  [3_565_158, 'en', '3.4 MB'],
  [104_857_600, 'en', '100 MB'],
  [3_565_158, 'de', '3,4 MB'],
  [3_565_158, 'fr', '3,4 Mo'],
])('%i bytes in %s are %s', (bytes, locale, text) => {
  expect(readableSize(bytes, locale).replaceAll(/\s/g, ' ')).toBe(text)
})

it.each([
  [0, '0:00'],
  [9, '0:09'],
  [754, '12:34'],
  [3_723, '1:02:03'],
])('%i seconds are %s', (seconds, text) => {
  expect(readableDuration(seconds)).toBe(text)
})
