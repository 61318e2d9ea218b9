// @vitest-environment jsdom
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sampleValue } from '@vitrine/common/fields/kinds'
import type { Block } from '@vitrine/common/portfolio/pages/blocks'
import { filledPage } from '@vitrine/common/portfolio/pages/filled-page'
import { anyBlocks } from './any-blocks.ts'
import { blocksOf, docOf } from './convert.ts'

const knownOf = (blocks: readonly Block[]) => (itemId: string) => blocks.find((block) => block.itemId === itemId)
const throughDoc = (blocks: readonly Block[]) => blocksOf(docOf(blocks), knownOf(blocks))

describe('blocks as a document', () => {
  it('come back as they were, whatever they hold', () => {
    fc.assert(
      fc.property(anyBlocks, (blocks) => {
        expect(throughDoc(blocks)).toEqual(blocks)
      }),
      { numRuns: 300 },
    )
  })

  it('come back as the same objects, so that nothing seems to be changed', () => {
    fc.assert(
      fc.property(anyBlocks, (blocks) => {
        throughDoc(blocks).forEach((block, index) => expect(block).toBe(blocks[index]))
      }),
      { numRuns: 100 },
    )
  })

  it('come back with the text that the document itself holds, where nothing else is known', () => {
    const blocks: Block[] = [
      { itemId: 'a', type: 'heading', text: 'Why', level: '3' },
      { itemId: 'b', type: 'text', text: '<p>One</p><ul><li><p>Two</p></li></ul>' },
      { itemId: 'c', type: 'text', text: '<p>Another text</p>' },
      { itemId: 'd', type: 'quote', text: 'Said\nso' },
      { itemId: 'e', type: 'code', code: 'if (a < b)\n  return', language: 'ts' },
      { itemId: 'f', type: 'divider' },
    ]
    expect(blocksOf(docOf(blocks), () => undefined)).toEqual(blocks)
  })

  it('of every type have a node', () => {
    const { blocks = [] } = filledPage(({ field }) => sampleValue(field, '<p>Words</p>'))
    expect(throughDoc(blocks)).toEqual(blocks)
  })

  it('keep what is not known, such as a block of a later release', () => {
    const blocks = [{ itemId: 'x', type: 'hologram', depth: 3 }] as unknown as Block[]
    expect(throughDoc(blocks)).toEqual(blocks)
  })

  it('leave out a text without a word, for which there is a line to write in', () => {
    expect(throughDoc([{ itemId: 'a', type: 'text', text: '' }])).toEqual([])
    expect(docOf([]).childCount).toBe(1)
  })
})
