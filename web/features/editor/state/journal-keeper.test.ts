import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { MemoryStorage } from '../../../lib/memory-storage.ts'
import { createJournalKeeper } from './journal-keeper.ts'
import { isEditorDocument, journalKey, writeJournal } from './journal.ts'
import { createEditorStore } from './store.ts'
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

function open(locks = manualLocks()) {
  vi.stubGlobal('navigator', { locks })
  const store = createEditorStore(portfolio)
  const closing = new AbortController()
  const journal = createJournalKeeper(store, 'u', 'p', isEditorDocument)
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

  it('releases its lock when it closes, also if it is granted only afterwards', async () => {
    const { locks, close } = open()
    await vi.advanceTimersByTimeAsync(0)
    close()
    locks.grant()
    await vi.advanceTimersByTimeAsync(0)
    expect(locks.released()).toBe(1)
  })
})
