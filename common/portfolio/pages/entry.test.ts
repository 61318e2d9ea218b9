import { describe, expect, it } from 'vitest'
import { inOrder } from './entry.ts'
import { pageEntry } from './make-entry.ts'

describe('what is known of a page', () => {
  it('is short, however long its texts are', () => {
    const entry = pageEntry('p1', 'article', 'long', {
      title: 'a'.repeat(1_000),
      excerpt: `${'b'.repeat(399)}💡${'b'.repeat(1_000)}`,
      tags: Array.from({ length: 50 }, () => 'c'.repeat(200)),
      date: 'yesterday',
    })
    expect(entry).toMatchObject({ date: '', minutes: 1, item: '', cover: '' })
    expect(JSON.stringify(entry).length).toBeLessThan(3_000)
    expect(entry.excerpt.isWellFormed()).toBe(true)
  })
})

it('pages are in the order of their items, articles with the newest first', () => {
  const page = (id: string, kind: 'study' | 'article', more: { item?: string; date?: string } = {}) => ({
    id,
    kind,
    item: '',
    date: '',
    ...more,
  })
  const pages = [
    page('undated', 'article'),
    page('old', 'article', { date: '2020-01-01' }),
    page('loose', 'study'),
    page('second', 'study', { item: 'projects/b' }),
    page('new', 'article', { date: '2025-01-01' }),
    page('first', 'study', { item: 'projects/a' }),
  ]
  const content = { projects: [{ itemId: 'a' }, { itemId: 'b' }] }
  expect(inOrder(pages, content).map(({ id }) => id)).toEqual(['first', 'second', 'loose', 'new', 'old', 'undated'])
})
