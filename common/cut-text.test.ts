import { expect, it } from 'vitest'
import { cutText } from './cut-text.ts'

it.each([
  ['Ada', 5, 'Ada'],
  ['Ada Lovelace', 3, 'Ada'],
  ['Ada🦊', 4, 'Ada'],
  ['Ada🦊', 5, 'Ada🦊'],
  ['', 3, ''],
])('%j cut to %i is %j', (text, length, cut) => {
  expect(cutText(text, length)).toBe(cut)
  expect(cut.isWellFormed()).toBe(true)
})
