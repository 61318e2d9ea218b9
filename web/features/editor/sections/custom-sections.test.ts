import { customIdsOf } from '@vitrine/common/portfolio/custom-sections'
import { expect, it } from 'vitest'
import { withValues, type EditorDocument } from '../state/document.ts'
import { addSection, deleteCustom, duplicateCustom, hasRoomFor, nextCustom, restoreCustom } from './custom-sections.ts'

const empty: EditorDocument = { name: 'Mine', content: {}, design: {}, layout: { hidden: [] } }

const withQuote = withValues(empty, [
  ...addSection(empty, 'quote-1'),
  { path: 'content.custom.quote-1', value: { quote: 'It holds.' } },
  { path: 'layout.titles.quote-1', value: 'A client' },
  { path: 'layout.order', value: ['quote-1', 'about', 'contact'] },
])

it('adds an empty section of a kind first, and one with content that was kept before there is no other', () => {
  const kept = { ...empty, content: { custom: { 'text-1': { text: '<p>Kept</p>' } } } }
  expect(nextCustom(empty, 'text')).toBe('text-1')
  expect(nextCustom(kept, 'text')).toBe('text-2')
  expect(nextCustom(withValues(kept, [{ path: 'layout.added', value: ['text-2', 'text-3'] }]), 'text')).toBe('text-1')
  const all = withValues(empty, [{ path: 'layout.added', value: customIdsOf('text') }])
  expect(nextCustom(all, 'text')).toBeUndefined()
  expect([hasRoomFor('text', all.layout), hasRoomFor('list', all.layout)]).toEqual([false, true])
})

it('shows a section that is added, also where one of its id was hidden before', () => {
  const hidden = withValues(empty, [{ path: 'layout.hidden', value: ['about', 'text-1'] }])
  expect(withValues(hidden, addSection(hidden, 'text-1')).layout).toEqual({ hidden: ['about'], added: ['text-1'] })
})

it('puts a copy with the same name and content after the original', () => {
  const copy = duplicateCustom(withQuote, 'quote-1', ['quote-1', 'about', 'contact'])
  expect(copy?.id).toBe('quote-2')
  const after = withValues(withQuote, copy!.values)
  expect(after.layout).toEqual({
    hidden: [],
    added: ['quote-1', 'quote-2'],
    order: ['quote-1', 'quote-2', 'about', 'contact'],
    titles: { 'quote-1': 'A client', 'quote-2': 'A client' },
  })
  expect(after.content.custom?.['quote-2']).toEqual({ quote: 'It holds.' })
  const full = withValues(after, duplicateCustom(after, 'quote-1', after.layout.order!)!.values)
  expect(duplicateCustom(full, 'quote-1', full.layout.order!)).toBeNull()
})

it('translates a copy as the original', () => {
  const text = { text: 'Es hält.', of: 'x' }
  const de = { 'custom/quote-1/quote': text, 'titles/quote-1': text, 'custom/quote-10/quote': text }
  const document = { ...withQuote, content: { ...withQuote.content, translations: { de } } }
  const copy = duplicateCustom(document, 'quote-1', ['quote-1'])
  expect(withValues(document, copy!.values).content.translations.de).toEqual({
    ...de,
    'custom/quote-2/quote': text,
    'titles/quote-2': text,
  })
})

it('deletes a section with all that is known of it, and brings it back after other edits', () => {
  const deleted = withValues(withQuote, deleteCustom(withQuote, 'quote-1'))
  expect(deleted.layout).toEqual({ hidden: [], added: [], order: ['about', 'contact'], titles: {} })
  expect(deleted.content).toEqual({ custom: {} })

  const edited = withValues(deleted, [
    { path: 'layout.order', value: ['contact', 'about'] },
    { path: 'content.hero.name', value: 'Ada' },
  ])
  const back = withValues(edited, restoreCustom(edited, withQuote, 'quote-1'))
  expect(back.layout).toEqual({ ...withQuote.layout, order: ['quote-1', 'contact', 'about'] })
  expect(back.content).toEqual({ ...withQuote.content, hero: { name: 'Ada' } })
  expect(restoreCustom(back, withQuote, 'quote-1')).toEqual([])
})

it('brings a hidden section back hidden', () => {
  const hidden = withValues(withQuote, [{ path: 'layout.hidden', value: ['quote-1'] }])
  const deleted = withValues(hidden, deleteCustom(hidden, 'quote-1'))
  expect(withValues(deleted, restoreCustom(deleted, hidden, 'quote-1')).layout.hidden).toEqual(['quote-1'])
})
