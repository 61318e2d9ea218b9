import { describe, expect, it } from 'vitest'
import type { PageContent } from './page-content.ts'
import { pageDifferences } from './page-differences.ts'

const live: PageContent = {
  title: 'Timetable',
  blocks: [
    { itemId: 'a', type: 'text', text: '<p>Trams &amp; boats</p>' },
    { itemId: 'b', type: 'quote', text: 'Said', author: 'Ida' },
    { itemId: 'c', type: 'picture', image: 'https://example.com/a.webp' },
  ],
}
const [text, quote, picture] = live.blocks!

describe('what differs between a page and what is live of it', () => {
  it('is nothing between two that are the same', () => {
    expect(pageDifferences(live, structuredClone(live))).toEqual([])
  })

  it('is said of its head and of each block, by the labels of the editor', () => {
    const draft: PageContent = {
      title: 'Timetables',
      cover: '/cover.webp',
      item: 'projects/4f2a',
      blocks: [
        { ...text!, text: '<p>Trams &amp; ferries</p>' } as typeof text & object,
        { ...quote!, author: 'Ada' } as typeof quote & object,
        { ...picture!, image: 'https://example.com/b.webp' } as typeof picture & object,
      ],
    }
    expect(pageDifferences(live, draft)).toEqual([
      { label: 'Page: Title', words: { live: 'Timetable', draft: 'Timetables' }, block: null },
      { label: 'Page: Cover', words: { summary: 'Added' }, block: null },
      { label: 'Belongs to', words: { summary: 'Changed' }, block: null },
      { label: 'Text, block 1', words: { live: 'Trams & boats', draft: 'Trams & ferries' }, block: 'a' },
      { label: 'Quote, block 2: Who said it', words: { live: 'Ida', draft: 'Ada' }, block: 'b' },
      { label: 'Picture, block 3', words: { summary: 'Another picture' }, block: 'c' },
    ])
  })

  it('names blocks that are new, removed and moved, however many are beside them', () => {
    const draft: PageContent = { ...live, blocks: [picture!, { itemId: 'd', type: 'heading', text: 'New' }, text!] }
    expect(pageDifferences(live, draft)).toEqual([
      { label: 'Heading, block 2', words: { summary: 'New' }, block: 'd' },
      { label: 'Quote, block 2', words: { summary: 'Removed' }, block: null },
      { label: 'Blocks', words: { summary: 'In another order' }, block: null },
    ])
  })
})
