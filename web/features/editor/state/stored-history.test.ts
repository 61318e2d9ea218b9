import { describe, expect, it } from 'vitest'
import { sameValue } from '@vitrine/common/portfolio/changes'
import { record, startHistory, undo, type History } from '../../../lib/history.ts'
import { MemoryStorage } from '../../../lib/memory-storage.ts'
import type { EditorDocument } from './document.ts'
import { continues, readHistory, storeHistory } from './stored-history.ts'

const document = (content: EditorDocument['content'], name = 'Mary'): EditorDocument => ({
  name,
  content,
  design: {},
  layout: { hidden: [] },
})

const of = (...documents: EditorDocument[]): History<EditorDocument> =>
  documents.slice(1).reduce((history, next) => record(history, next, null, 0), startHistory(documents[0]!))

function kept(history: History<EditorDocument>): History<EditorDocument> | null {
  const storage = new MemoryStorage()
  storeHistory(storage, 'key', history)
  return readHistory(storage, 'key')
}

describe('a history over a reload', () => {
  it('has every step of every kind, undone ones too', () => {
    const history = of(
      document({}),
      document({ hero: { name: 'A' } }),
      document({ hero: { name: 'A' }, projects: [{ title: 'one' }, { title: 'two' }] }),
      document({ hero: { name: 'A' }, projects: [{ title: 'two' }, { title: 'one' }] }),
      document({ projects: [{ title: 'two' }] }, 'Mary S.'),
      {
        ...document({ projects: [{ title: 'two' }] }, 'Mary S.'),
        design: { primaryColor: '#112233' },
        layout: { hidden: ['about'] },
      },
    )
    const back = undo(undo(history))
    const again = kept(back)
    expect([again?.past.length, again?.future.length]).toEqual([3, 2])
    expect(sameValue(again, { ...back, last: null })).toBe(true)
  })

  it('has a hundred steps and more', () => {
    const history = of(
      ...Array.from({ length: 151 }, (_, index) =>
        document({ hero: { name: `Name ${index}` }, about: { bio: 'long '.repeat(2_000) } }),
      ),
    )
    const again = kept(history)
    expect(again?.past).toHaveLength(150)
    expect(again?.past[0]?.content.hero?.name).toBe('Name 0')
  })

  it('keeps the latest steps when not all of them fit', () => {
    const history = of(
      ...Array.from({ length: 60 }, (_, index) => document({ about: { bio: `${index}`.padEnd(60_000, 'x') } })),
    )
    const again = kept(history)
    expect(again?.past.length).toBeGreaterThan(10)
    expect(again?.past.length).toBeLessThan(59)
    expect(again?.past.at(-1)?.content.about?.bio?.slice(0, 2)).toBe('58')
  })

  it('forgets it when there is nothing to undo, and when the browser refuses', () => {
    const storage = new MemoryStorage()
    storeHistory(storage, 'key', of(document({}), document({ tools: ['Pen'] })))
    storeHistory(storage, 'key', of(document({})))
    expect(readHistory(storage, 'key')).toBeNull()
    const full = new MemoryStorage(10)
    storeHistory(full, 'key', of(document({}), document({ tools: ['Pen'] })))
    expect(readHistory(full, 'key')).toBeNull()
  })

  it.each(['', '{', 'null', '{"present":{}}', '{"present":{},"back":[[1]],"forward":[]}'])(
    'nothing is made of %j',
    (text) => {
      const storage = new MemoryStorage()
      storage.setItem('key', text)
      expect(readHistory(storage, 'key')).toBeNull()
    },
  )

  it('goes on only from where it ended', () => {
    const history = of(document({}), document({ tools: ['Pen'] }))
    expect(continues(history, document({ tools: ['Pen'] }))).toBe(true)
    expect(continues(history, document({ tools: ['Brush'] }))).toBe(false)
    expect(continues(null, document({}))).toBe(false)
  })
})
