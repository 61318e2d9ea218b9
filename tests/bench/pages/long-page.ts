import type { Block } from '@vitrine/common/portfolio/pages/blocks'
import type { PageContent } from '@vitrine/common/portfolio/pages/page-content'
import { textsIn } from '@vitrine/common/portfolio/texts'
import type { TemplateId } from '@vitrine/common/templates/ids'
import { catalogue } from '@vitrine/templates/catalogue'

const words = (count: number, from: number) =>
  Array.from({ length: count }, (_, index) => vocabulary[(index * 7 + from * 13) % vocabulary.length]).join(' ')

const vocabulary =
  'people read signs they look for a number that they remember from the stair before they need it and most of them ask the way twice because the side door is where everybody comes in while the old hall with its columns leads to nothing but light'.split(
    ' ',
  )

/** A case study of 30 blocks and 12 pictures, with some 1,500 words: what a thorough designer writes. */
export function longPage(id: TemplateId): PageContent {
  const files = textsIn(catalogue[id].example).filter((text) => /^\/examples\/.+\.webp$/.test(text))
  let used = 0
  const picture = () => ({
    image: files[used++ % files.length] ?? '',
    imageAlt: words(8, used),
    caption: words(9, used),
  })
  const story = (index: number): Block[] => [
    { type: 'heading', text: words(4, index) },
    { type: 'text', text: `<p>${words(90, index)}</p><p>${words(70, index + 1)}</p>` },
  ]
  const blocks: Block[] = [
    {
      type: 'summary',
      problem: words(12, 1),
      role: words(5, 2),
      team: words(6, 3),
      period: words(4, 4),
      result: words(10, 5),
    },
    ...story(1),
    { type: 'picture', ...picture(), width: 'wide' },
    { type: 'figure', value: '+15 %', label: words(6, 6), source: words(4, 7) },
    { type: 'figure', value: '96', label: words(6, 8) },
    ...story(2),
    { type: 'row', pictures: [picture(), picture(), picture()] },
    { type: 'quote', text: words(24, 9), author: words(2, 10) },
    ...story(3),
    {
      type: 'decisions',
      decisions: [1, 2].map((index) => ({ chosen: words(5, index), rejected: words(4, index), why: words(24, index) })),
    },
    { type: 'picture', ...picture() },
    ...story(4),
    {
      type: 'code',
      language: 'typescript',
      caption: words(3, 11),
      code: 'export const add = (left: number, right: number): number => left + right // sums\n'.repeat(14),
    },
    {
      type: 'table',
      caption: words(5, 12),
      rows: Array.from({ length: 7 }, (_, row) => ({ cells: [words(2, row), `${row * 3}`, words(3, row)] })),
    },
    ...story(5),
    { type: 'carousel', pictures: [picture(), picture(), picture()] },
    ...story(6),
    { type: 'picture', ...picture(), width: 'full' },
    { type: 'embed', link: 'https://vimeo.com/76979871', title: words(4, 13) },
    ...story(7),
    { type: 'grid', pictures: [picture(), picture(), picture()] },
    { type: 'divider' },
    { type: 'text', text: `<p>${words(80, 20)}</p>` },
  ]
  return {
    title: words(9, 14),
    excerpt: words(24, 15),
    tags: ['One', 'Two', 'Three'],
    cover: files[0],
    coverAlt: words(8, 16),
    blocks: blocks.map((block, index) => ({ ...block, itemId: `block-${index}` })),
  }
}
