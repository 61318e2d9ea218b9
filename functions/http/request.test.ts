import { describe, expect, it } from 'vitest'
import { malformedTexts } from './request.ts'

describe('malformedTexts', () => {
  it('names every text that holds half a character, keys included', () => {
    const body = {
      name: 'a\ud800b',
      content: { hero: { name: 'fine 🦊' }, skills: [{ name: 'ok' }, { name: '\udc00' }], 'k\ud800': 1 },
      count: 3,
      none: null,
    }
    expect(malformedTexts(body, 'body').sort()).toEqual([
      'body.content.k\ufffd',
      'body.content.skills.1.name',
      'body.name',
    ])
  })

  it('finds nothing in what is whole', () => {
    expect(malformedTexts({ name: 'a 👩🏽‍💻 b', list: ['\ufffd', ''] }, 'body')).toEqual([])
    expect(malformedTexts(undefined, 'body')).toEqual([])
  })

  it('looks at a text that is the whole value, and at any depth', () => {
    expect(malformedTexts('\ud800', 'body')).toEqual(['body'])
    const deep: unknown = JSON.parse('['.repeat(50_000) + '"\\ud800"' + ']'.repeat(50_000))
    expect(malformedTexts(deep, 'body')).toHaveLength(1)
  })
})
