import { debounce } from '../../../lib/debounce.ts'
import type { JournalEntry } from './editor-state.ts'
import { forgetSaved, journalKey, readJournals, writeJournal } from './journal.ts'
import type { EditorStore } from './store.ts'

const WRITE_DELAY_MS = 400

export type JournalKeeper = ReturnType<typeof createJournalKeeper>

/** Stores the unsaved edits of an open editor on this device, and offers those that earlier visits left behind. */
export function createJournalKeeper(store: EditorStore, uid: string, portfolioId: string) {
  const key = journalKey(uid, portfolioId, crypto.randomUUID())
  /** The entry that was restored into a conflict. It is forgotten only once the owner has decided. */
  let undecided: JournalEntry | null = null

  function forget(entry: JournalEntry): void {
    localStorage.removeItem(entry.key)
    store.setLeftovers(store.getState().leftovers.filter((other) => other.key !== entry.key))
  }

  /** Every open editor holds a lock that is named like its entry, so that entries of other tabs are not taken for leftovers. */
  async function findLeftovers(closed: AbortSignal): Promise<void> {
    const { held = [] } = await navigator.locks.query()
    if (closed.aborted) return
    const open = new Set([key, ...held.map(({ name = '' }) => name)])
    const entries = readJournals(localStorage, uid, portfolioId, open)
    store.setLeftovers(forgetSaved(localStorage, entries, store.getState().base.document))
    await navigator.locks.request(key, () => aborted(closed))
  }

  return {
    start(closed: AbortSignal): void {
      let written = store.getState().pending
      const write = () => {
        const { pending } = store.getState()
        if (pending === written) return
        written = pending
        store.setStoredOnDevice(writeJournal(localStorage, key, store.getState(), new Date()))
      }
      const writeSoon = debounce(WRITE_DELAY_MS, write)
      const unsubscribe = store.subscribe(() => {
        if (store.getState().pending !== written) writeSoon()
      })
      window.addEventListener('pagehide', write, { signal: closed })
      document.addEventListener('visibilitychange', write, { signal: closed })
      closed.addEventListener('abort', () => {
        unsubscribe()
        writeSoon.cancel()
        write()
      })
      void findLeftovers(closed)
    },
    restore(entry: JournalEntry): void {
      store.restore(entry)
      if (store.getState().conflict) undecided = entry
      else forget(entry)
    },
    discard: forget,
    conflictResolved(): void {
      if (undecided) forget(undecided)
      undecided = null
    },
  }
}

const aborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve())
  })
