import { expect, it } from 'vitest'
import type { ReviewComment } from '@vitrine/common/api/comments'
import { commentsOfPage } from './comments-of-page.ts'

const comment = (id: string, place: Partial<ReviewComment['place']>): ReviewComment => ({
  id,
  linkId: 'link',
  linkLabel: 'Mara',
  name: 'Mara',
  text: id,
  place: { section: null, item: null, field: null, ...place },
  about: 'A page',
  pageIsThere: true,
  createdAt: '2026-11-27T12:00:00.000Z',
  resolvedAt: null,
  answers: [],
})

it('puts comments on a page together by block, the oldest first, and by field where there is no block', () => {
  const pageId = 'page1'
  const { byBlock, byPath } = commentsOfPage(
    [
      comment('on its picture', { pageId, block: 'a', item: 'pictures/p' }),
      comment('on the title', { pageId, field: 'title' }),
      comment('on the page', { pageId }),
      comment('on another page', { pageId: 'page2', block: 'a' }),
      comment('on the home page', { section: 'hero' }),
      comment('on the block', { pageId, block: 'a' }),
    ],
    pageId,
  )
  const named = (groups: typeof byBlock) => groups.map(([key, comments]) => [key, comments.map(({ id }) => id)])
  expect(named(byBlock)).toEqual([['a', ['on the block', 'on its picture']]])
  expect(named(byPath)).toEqual([
    ['content', ['on the page']],
    ['content.title', ['on the title']],
  ])
})
