import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { endOfChange } from './keeping-cursor.ts'

describe('where a change ends', () => {
  it.each([
    ['Hello brave world', 'Hello world', 6],
    ['Hello world', 'Hello brave world', 12],
    ['Hello world', 'Hello', 5],
    ['', 'Hello', 5],
    ['Hello', '', 0],
    ['one two three', 'one 2 three', 5],
    ['aaaa', 'aaa', 3],
    ['a\u{1F600}b', 'a\u{1F601}b', 3],
    ['a\u{1F600}b', 'a\u{1FA00}b', 3],
  ])('from “%s” to “%s” at %i', (before, text, at) => {
    expect(endOfChange(before, text)).toBe(at)
  })

  it('is followed by unchanged text', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (before, text) => {
        const at = endOfChange(before, text)
        expect(before.endsWith(text.slice(at))).toBe(true)
      }),
    )
  })
})
