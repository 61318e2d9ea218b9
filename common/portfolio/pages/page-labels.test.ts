import { describe, expect, it } from 'vitest'
import type { PageContent } from './page-content.ts'
import { pageLabelOf } from './page-labels.ts'

const content: PageContent = {
  title: 'Timetable',
  blocks: [
    { itemId: 'a', type: 'text', text: '<p>Words</p>' },
    { itemId: 'b', type: 'quote', text: 'Said', author: 'Ida' },
    { itemId: 'c', type: 'grid', pictures: [{ itemId: 'p', image: 'https://example.com/a.webp' }] },
  ],
}

describe('a place of a page in words', () => {
  it.each([
    ['content.title', 'Page: Title'],
    ['content.coverAlt', 'Page: Cover'],
    ['content.blocks', 'Blocks and their order'],
    ['content.blocks.0.text', 'Text, block 1'],
    ['content.blocks.1.author', 'Quote, block 2: Who said it'],
    ['content.blocks.2.pictures.0.imageAlt', 'Grid of pictures, block 3: Pictures, 1: Picture'],
    ['content.blocks.9.text', 'Block, block 10'],
    ['content.private', 'Private'],
  ])('%s is “%s”', (path, label) => {
    expect(pageLabelOf(path, content)).toBe(label)
  })
})
