import { describe, expect, it } from 'vitest'
import { excerpts } from './excerpts.ts'

const lead = 'I repair lighthouses and the software that runs them, mostly in winter, when nobody else wants to go '

describe('excerpts', () => {
  it('leaves texts whole that differ early', () => {
    expect(excerpts('Mary', 'Mary Somerville')).toEqual(['Mary', 'Mary Somerville'])
    expect(excerpts('', 'New')).toEqual(['', 'New'])
  })

  it('begins at a word shortly before the difference', () => {
    expect(excerpts(`${lead}there.`, `${lead}out.`)).toEqual([
      '…when nobody else wants to go there.',
      '…when nobody else wants to go out.',
    ])
  })

  it('keeps a long text without spaces whole', () => {
    const word = 'x'.repeat(200)
    expect(excerpts(`${word}1`, `${word}2`)).toEqual([`${word}1`, `${word}2`])
  })
})
