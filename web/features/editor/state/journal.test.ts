import { describe, expect, it } from 'vitest'
import type { Portfolio } from '@vitrine/common/api/shapes'
import { MemoryStorage } from '../../../lib/memory-storage.ts'
import { isEditorDocument, journalKey, lacks, readJournals, writeJournal } from './journal.ts'
import { createEditorStore } from './store.ts'
import { testPortfolio } from './test-portfolio.ts'

const portfolio = { ...testPortfolio, revision: 7, content: { hero: { name: 'Ada' } } }
const noon = new Date('2026-02-01T12:00:00Z')
const none = new Set<string>()

function edited() {
  const store = createEditorStore(portfolio)
  store.type('content.hero.name', 'Ida')
  return store
}

describe('the journal', () => {
  it('gives back what was unsaved, with what it was made from', () => {
    const storage = new MemoryStorage()
    const store = edited()
    expect(writeJournal(storage, journalKey('u', 'p', '1'), store.getState(), noon)).toBe(true)
    const [entry] = readJournals(storage, 'u', 'p', none, isEditorDocument)
    expect(entry).toMatchObject({
      revision: 7,
      savedAt: noon.toISOString(),
      base: { content: { hero: { name: 'Ada' } } },
      draft: { content: { hero: { name: 'Ida' } } },
    })
    const reopened = createEditorStore(portfolio)
    if (entry) reopened.restore(entry)
    expect(reopened.getState().pending.map(({ path }) => path)).toEqual(['content.hero.name'])
  })

  it('is forgotten once nothing is unsaved', () => {
    const storage = new MemoryStorage()
    const store = edited()
    writeJournal(storage, 'k', store.getState(), noon)
    store.undo()
    writeJournal(storage, 'k', store.getState(), noon)
    expect(storage).toHaveLength(0)
  })

  it('keeps apart accounts, portfolios and open editors', () => {
    const storage = new MemoryStorage()
    for (const key of [journalKey('u', 'p', 'open'), journalKey('u', 'p2', '1'), journalKey('u2', 'p', '1')]) {
      writeJournal(storage, key, edited().getState(), noon)
    }
    expect(readJournals(storage, 'u', 'p', new Set([journalKey('u', 'p', 'open')]), isEditorDocument)).toEqual([])
  })

  it('offers the latest first', () => {
    const storage = new MemoryStorage()
    writeJournal(storage, journalKey('u', 'p', '1'), edited().getState(), new Date('2026-02-01T10:00:00Z'))
    writeJournal(storage, journalKey('u', 'p', '2'), edited().getState(), noon)
    expect(readJournals(storage, 'u', 'p', none, isEditorDocument).map(({ key }) => key)).toEqual([
      journalKey('u', 'p', '2'),
      journalKey('u', 'p', '1'),
    ])
  })

  it('knows what a portfolio lacks of it, whatever others did since', () => {
    const storage = new MemoryStorage()
    const store = edited()
    store.type('content.hero.title', 'Analyst')
    const added = { itemId: 'added', caption: 'Added' }
    store.setValues([{ path: 'content.gallery.images', value: [added] }])
    writeJournal(storage, journalKey('u', 'p', '1'), store.getState(), noon)
    const [entry] = readJournals(storage, 'u', 'p', none, isEditorDocument)
    const isLacking = (
      hero: Portfolio['content']['hero'],
      images: NonNullable<Portfolio['content']['gallery']>['images'],
    ) => entry && lacks({ ...portfolio, content: { hero, gallery: { images } } }, entry)
    const hero = { name: 'Ida', title: 'Analyst' }
    expect(isLacking({ name: 'Ida' }, [added])).toBe(true)
    expect(isLacking({ name: 'Ada', title: 'Analyst' }, [added])).toBe(true)
    expect(isLacking({ ...hero, name: 'Eda' }, [added])).toBe(true)
    expect(isLacking(hero, [])).toBe(true)
    expect(isLacking({ ...hero, tagline: 'Changed elsewhere' }, [added])).toBe(false)
    // The batch went on.
    const others = [{ itemId: 'before' }, { ...added, alt: 'A hill' }, { itemId: 'after' }]
    expect(isLacking(hero, others)).toBe(false)
  })

  it('passes over what is not an entry', () => {
    const storage = new MemoryStorage()
    storage.setItem(journalKey('u', 'p', '1'), 'not json')
    storage.setItem(journalKey('u', 'p', '2'), '{"savedAt":"x","revision":1,"base":{},"draft":{}}')
    expect(readJournals(storage, 'u', 'p', none, isEditorDocument)).toEqual([])
  })

  it('says when the browser refuses to keep it', () => {
    const storage = new MemoryStorage()
    storage.room = 0
    expect(writeJournal(storage, 'k', edited().getState(), noon)).toBe(false)
  })
})
