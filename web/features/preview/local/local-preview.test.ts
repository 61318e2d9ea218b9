import { describe, expect, it } from 'vitest'
import { MemoryStorage } from '../../../lib/memory-storage.ts'
import { readLocalPreview, removeOldPreviews, storeLocalPreview, type LocalPreview } from './local-preview.ts'

const minute = 60_000
const preview = (timestamp: number, name = 'Ada'): LocalPreview => ({
  portfolioId: 'p1',
  templateId: 'minimalist-designer',
  content: { hero: { name } },
  timestamp,
  portfolioName: 'Mine',
})
const keys = (storage: Storage) => Array.from({ length: storage.length }, (_, index) => storage.key(index))

describe('a local preview', () => {
  it('is read back under its id', () => {
    const storage = new MemoryStorage()
    storeLocalPreview(storage, 'a b', preview(0))
    expect(readLocalPreview(storage, '#a%20b')).toEqual(preview(0))
  })

  it('goes when a new one is stored and it is older than 15 minutes; everything else stays', () => {
    const storage = new MemoryStorage()
    storage.setItem('vitrine-edits:x', 'kept')
    storage.setItem('preview_broken', '{')
    storeLocalPreview(storage, 'old', preview(0))
    storeLocalPreview(storage, 'younger', preview(1))
    storeLocalPreview(storage, 'new', preview(15 * minute))
    expect(keys(storage)).toEqual(['vitrine-edits:x', 'preview_younger', 'preview_new'])
  })

  it('is removed after an hour unless said otherwise', () => {
    const storage = new MemoryStorage()
    storeLocalPreview(storage, 'a', preview(0))
    removeOldPreviews(storage, 60 * minute - 1)
    expect(storage.length).toBe(1)
    removeOldPreviews(storage, 60 * minute)
    expect(storage.length).toBe(0)
  })

  it('takes the room of older ones where there is too little', () => {
    const storage = new MemoryStorage(200)
    storeLocalPreview(storage, 'a', preview(0))
    storeLocalPreview(storage, 'b', preview(1))
    expect(keys(storage)).toEqual(['preview_b'])
    expect(() => storeLocalPreview(storage, 'c', preview(2, 'x'.repeat(500)))).toThrow('Full')
  })

  it.each([
    ['', 'No preview token provided'],
    ['#', 'No preview token provided'],
    ['#unknown', 'Preview data not found. Please return to the editor and try again.'],
    ['#broken', 'Failed to load preview. Please try again from the editor.'],
    ['#%', 'Failed to load preview. Please try again from the editor.'],
    ['#null', 'Invalid preview data'],
    ['#nothing', 'Invalid preview data'],
    ['#half', 'Invalid preview data'],
  ])('at %o says “%s”', (fragment, message) => {
    const storage = new MemoryStorage()
    storage.setItem('preview_broken', '{')
    storage.setItem('preview_null', 'null')
    storage.setItem('preview_nothing', '{}')
    storage.setItem('preview_half', '{"portfolioId":"p1","templateId":"minimalist-designer"}')
    expect(() => readLocalPreview(storage, fragment)).toThrow(message)
  })
})
