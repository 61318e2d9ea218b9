import { expect, it } from 'vitest'
import { readableDuration, readableSize } from './file-facts.ts'

it.each([
  [0, '0 B'],
  [1_023, '1023 B'],
  [1_024, '1 KB'],
  [1_023_000, '999 KB'],
  [1_100_000, '1 MB'],
  [3_565_158, '3.4 MB'],
  [104_857_600, '100 MB'],
])('%i bytes are %s', (bytes, text) => {
  expect(readableSize(bytes)).toBe(text)
})

it.each([
  [0, '0:00'],
  [9, '0:09'],
  [754, '12:34'],
  [3_723, '1:02:03'],
])('%i seconds are %s', (seconds, text) => {
  expect(readableDuration(seconds)).toBe(text)
})
