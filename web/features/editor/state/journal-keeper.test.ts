import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { MemoryStorage } from '../../../lib/memory-storage.ts'
import { createJournalKeeper } from './journal-keeper.ts'
import { isEditorDocument, journalKey, writeJournal } from './journal.ts'
import { createEditorStore, loadedFrom } from './store.ts'
import { testPortfolio } from './test-portfolio.ts'

const portfolio = { ...testPortfolio, content: { hero: { name: 'Ada' } } }

/** Locks whose requests are granted when the test says so. */
function manualLocks(heldByOthers: readonly string[] = []) {
  const waiting: (() => void)[] = []
  let released = 0
  return {
    query: () => Promise.resolve({ held: heldByOthers.map((name) => ({ name })) }),
    request: async (_name: string, hold: () => Promise<void>) => {
      await new Promise<void>((grant) => waiting.push(grant))
      await hold()
      released += 1
    },
    grant: () => waiting.splice(0).forEach((grant) => grant()),
    released: () => released,
  }
}

function open(locks = manualLocks(), resumed?: () => Promise<void>) {
  vi.stubGlobal('navigator', { locks })
  const store = createEditorStore(portfolio)
  const closing = new AbortController()
  const journal = createJournalKeeper(store, 'u', 'p', isEditorDocument, resumed)
  journal.start(closing.signal)
  return { store, journal, locks, close: () => closing.abort() }
}

/** What an earlier visit left under a key. */
function leave(key: string): void {
  const store = createEditorStore(portfolio)
  store.type('content.hero.name', 'Ida')
  writeJournal(localStorage, key, store.getState(), new Date())
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('localStorage', new MemoryStorage())
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', new EventTarget())
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the journal of an open editor', () => {
  it('stores unsaved edits when typing pauses, and the rest when it closes', () => {
    const { store, close } = open()
    store.type('content.hero.name', 'Id')
    expect(localStorage).toHaveLength(0)
    vi.advanceTimersByTime(400)
    const key = localStorage.key(0) ?? ''
    expect(localStorage.getItem(key)).toContain('"Id"')
    store.type('content.hero.name', 'Ida')
    close()
    expect(localStorage.getItem(key)).toContain('"Ida"')
  })

  it('offers what earlier visits left, but not the entries of editors that are open', async () => {
    leave(journalKey('u', 'p', 'left'))
    leave(journalKey('u', 'p', 'open'))
    const { store, journal } = open(manualLocks([journalKey('u', 'p', 'open')]))
    await vi.advanceTimersByTimeAsync(0)
    const { leftovers } = store.getState()
    expect(leftovers.map(({ key }) => key)).toEqual([journalKey('u', 'p', 'left')])
    if (leftovers[0]) journal.restore(leftovers[0])
    expect(store.getState().history.present.content.hero?.name).toBe('Ida')
    expect(store.getState().leftovers).toEqual([])
    expect(localStorage.getItem(journalKey('u', 'p', 'left'))).toBeNull()
  })

  it('keeps an entry that was restored into a conflict until the owner has decided', async () => {
    leave(journalKey('u', 'p', 'left'))
    const { store, journal } = open()
    await vi.advanceTimersByTimeAsync(0)
    store.type('content.hero.name', 'Eda')
    const [entry] = store.getState().leftovers
    if (entry) journal.restore(entry)
    expect(store.getState().conflict).not.toBeNull()
    expect(store.getState().leftovers).toHaveLength(1)
    journal.conflictResolved()
    expect(store.getState().leftovers).toEqual([])
  })

  describe('of pictures that an earlier visit was adding', () => {
    const picture = (itemId: string) => ({ itemId, src: `https://storage/${itemId}` })
    const images = 'content.gallery.images'
    const key = journalKey('u', 'p', 'left')

    /** The editor of the next visit: the server has not got what this one has left. */
    async function openAfter(left: ReturnType<typeof picture>[], resumed?: () => Promise<void>) {
      const store = createEditorStore(portfolio)
      store.setValues([{ path: images, value: left }])
      writeJournal(localStorage, key, store.getState(), new Date())
      const opened = open(manualLocks(), resumed)
      await vi.advanceTimersByTimeAsync(0)
      const { content } = portfolio
      /** The server answers: it stored these pictures. */
      const saved = (list: ReturnType<typeof picture>[]) => {
        const stored = {
          ...portfolio,
          revision: portfolio.revision + 1,
          content: { ...content, gallery: { images: list } },
        }
        opened.store.mergeRemote(loadedFrom(stored))
      }
      const offered = () => opened.store.getState().leftovers.map((entry) => entry.key)
      const shown = () => opened.store.getState().history.present.content.gallery?.images?.map(({ itemId }) => itemId)
      return { ...opened, saved, offered, shown }
    }

    it('offers nothing any more once the server has it, though the batch went on', async () => {
      const { saved, offered } = await openAfter([picture('b')])
      expect(offered()).toEqual([key])
      saved([picture('a'), picture('b'), picture('c')])
      expect(offered()).toEqual([])
      expect(localStorage.getItem(key)).toBeNull()
    })

    it('offers nothing before this visit has gone on with them', async () => {
      const { promise, resolve } = Promise.withResolvers<true>()
      const { store, offered } = await openAfter([picture('a')], async () => void (await promise))
      expect(offered()).toEqual([])
      store.setValues([{ path: images, value: [picture('a')] }])
      resolve(true)
      await vi.advanceTimersByTimeAsync(1_000)
      expect(offered()).toEqual([])
    })

    it('is offered though the browser never answers what it has kept of pictures', async () => {
      const { offered } = await openAfter([picture('a')], () => new Promise(() => {}))
      await vi.advanceTimersByTimeAsync(5_000)
      expect(offered()).toEqual([key])
    })

    it('offers nothing while this visit has it, and keeps it until the server has', async () => {
      const { store, saved, offered } = await openAfter([picture('a')])
      store.setValues([{ path: images, value: [picture('a'), picture('b')] }])
      await vi.advanceTimersByTimeAsync(1_000)
      expect(offered()).toEqual([])
      expect(localStorage.getItem(key)).not.toBeNull()
      store.undo()
      await vi.advanceTimersByTimeAsync(1_000)
      expect(offered()).toEqual([key])
      saved([picture('a')])
      expect(offered()).toEqual([])
    })

    it('takes no picture away that was added since when it is restored', async () => {
      const { store, journal, saved, offered, shown } = await openAfter([picture('a'), picture('lost')])
      saved([picture('a'), picture('b')])
      store.setValues([{ path: images, value: [picture('a'), picture('b'), picture('c')] }])
      expect(offered()).toEqual([key])
      const [entry] = store.getState().leftovers
      if (entry) journal.restore(entry)
      expect(shown()?.toSorted()).toEqual(['a', 'b', 'c', 'lost'])
      expect(offered()).toEqual([])
    })
  })

  it('releases its lock when it closes, also if it is granted only afterwards', async () => {
    const { locks, close } = open()
    await vi.advanceTimersByTimeAsync(0)
    close()
    locks.grant()
    await vi.advanceTimersByTimeAsync(0)
    expect(locks.released()).toBe(1)
  })
})
