import { debounce } from '../../../lib/debounce.ts'
import type { JournalEntry } from './editor-state.ts'
import type { AnyDocument, EditorDocument } from './document.ts'
import { forgetSaved, journalKey, readJournals, writeJournal, type IsDocument } from './journal.ts'
import type { DocumentStore } from './store.ts'

const WRITE_DELAY_MS = 400

export type JournalKeeper<D extends AnyDocument = EditorDocument> = ReturnType<typeof createJournalKeeper<D>>

/**
 * Stores the unsaved edits of an open editor on this device, and offers those that earlier visits left behind.
 * @param documentId of the portfolio, or of a page of it
 */
export function createJournalKeeper<D extends AnyDocument>(
  store: DocumentStore<D>,
  uid: string,
  documentId: string,
  isDocument: IsDocument<D>,
) {
  const key = journalKey(uid, documentId, crypto.randomUUID())
  /** The entry that was restored into a conflict. It is forgotten only once the owner has decided. */
  let undecided: JournalEntry<D> | null = null

  function forget(entry: JournalEntry<D>): void {
    localStorage.removeItem(entry.key)
    store.setLeftovers(store.getState().leftovers.filter((other) => other.key !== entry.key))
  }

  /** Every open editor holds a lock that is named like its entry, so that entries of other tabs are not taken for leftovers. */
  async function findLeftovers(closed: AbortSignal): Promise<void> {
    const { held = [] } = await navigator.locks.query()
    if (closed.aborted) return
    const open = new Set([key, ...held.map(({ name = '' }) => name)])
    const entries = readJournals(localStorage, uid, documentId, open, isDocument)
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
    restore(entry: JournalEntry<D>): void {
      store.restore(entry)
      if (store.getState().conflict) undecided = entry
      else forget(entry)
    },
    discard(entry: JournalEntry<D>): void {
      forget(entry)
    },
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
