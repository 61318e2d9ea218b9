import { expect, it } from 'vitest'
import type { ReviewComment } from '@vitrine/common/api/comments'
import type { TemplateMetadata } from '@vitrine/common/fields/section'
import { commentsByPlace } from './by-place.ts'

const sections: TemplateMetadata['sections'] = [{ id: 'work', label: 'Work', hideable: true, fields: [] }]
const content = { projects: [{ itemId: 'a' }, { itemId: 'b' }] }

const comment = (id: string, section: string | null, item: string | null): ReviewComment => ({
  id,
  linkId: 'link',
  linkLabel: 'Mara',
  name: 'Mara',
  text: id,
  place: { section, item, field: null },
  about: 'Work',
  pageIsThere: null,
  createdAt: '2026-11-27T12:00:00.000Z',
  resolvedAt: null,
  answers: [],
})

it('puts comments together by where the form has their place, the oldest first', () => {
  const newestFirst = [
    comment('third', 'work', 'projects/b'),
    comment('second', 'work', null),
    comment('first', 'work', 'projects/b'),
  ]
  expect(
    commentsByPlace(newestFirst, sections, content).map(({ path, section, comments }) => [
      path,
      section,
      comments.map(({ id }) => id),
    ]),
  ).toEqual([
    ['content.projects.1', 'work', ['first', 'third']],
    [null, 'work', ['second']],
  ])
})

it('leaves out what is gone and what is about the page as a whole', () => {
  const comments = [
    comment('gone', 'work', 'projects/c'),
    comment('hidden', 'press', null),
    comment('whole', null, null),
  ]
  expect(commentsByPlace(comments, sections, content)).toEqual([])
})
