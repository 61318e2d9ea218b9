import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { Block } from '@vitrine/common/portfolio/pages/blocks'
import { ConflictValue } from './conflict-value.tsx'

const linesOf = (value: unknown) =>
  [...renderToStaticMarkup(<ConflictValue value={value} />).matchAll(/>([^<]+)</g)].map(([, line]) => line).join('')

it('names blocks by what they are and by their words, without tags and addresses', () => {
  const blocks: Block[] = [
    { itemId: 'a', text: '<p>We <strong>slept</strong></p>', type: 'text' },
    { itemId: 'b', value: '+15 %', label: 'sold', source: 'Own count', type: 'figure' },
    { itemId: 'c', image: 'https://a.example/x.jpg', imagePath: 'user-assets/u/p/images/1-x.jpg', type: 'picture' },
    { itemId: 'd', type: 'divider' },
  ]
  expect(linesOf(blocks)).toBe('1. Text: We slept2. Figure: +15 %, sold3. Picture4. Divider')
})

it('names entries of other lists by their first texts', () => {
  expect(linesOf([{ itemId: 'a', title: 'Kunsthall', text: '<p>A poster</p>', year: '2024' }, 'A word'])).toBe(
    '1. Kunsthall, A poster2. A word',
  )
  expect(linesOf([{ itemId: 'a', link: 'https://a.example/' }])).toBe('1. https://a.example/')
  expect(linesOf([])).toBe('Empty')
})
