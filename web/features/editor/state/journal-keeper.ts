import { debounce } from '../../../lib/debounce.ts'
import type { JournalEntry } from './editor-state.ts'
import type { AnyDocument, EditorDocument } from './document.ts'
import { journalKey, lacks, readJournals, writeJournal, type IsDocument } from './journal.ts'
import type { DocumentStore } from './store.ts'

const WRITE_DELAY_MS = 400
/** Pictures are not waited for longer: a browser may never answer what it has kept of them. */
const RESUME_WAIT_MS = 5_000

export type JournalKeeper<D extends AnyDocument = EditorDocument> = ReturnType<typeof createJournalKeeper<D>>

/**
 * Stores the unsaved edits of an open editor on this device, and offers those that earlier visits left behind.
 * @param documentId of the portfolio, or of a page of it
 * @param resumed once this visit has added again what an earlier one was adding
 */
export function createJournalKeeper<D extends AnyDocument>(
  store: DocumentStore<D>,
  uid: string,
  documentId: string,
  isDocument: IsDocument<D>,
  resumed: () => Promise<void> = () => Promise.resolve(),
) {
  const key = journalKey(uid, documentId, crypto.randomUUID())
  /** The entry that was restored into a conflict. It is forgotten only once the owner has decided. */
  let undecided: JournalEntry<D> | null = null
  /** What earlier visits left and the server has not got. */
  let left: readonly JournalEntry<D>[] = []
  let mayOffer = false

  function forget(entry: JournalEntry<D>): void {
    localStorage.removeItem(entry.key)
    left = left.filter((other) => other.key !== entry.key)
    offer()
  }

  /** Offers what the draft lacks. The rest goes once it is saved: this visit, too, adds pictures that an earlier one began. */
  function offer(): void {
    if (!mayOffer) return
    const { history, leftovers } = store.getState()
    const offered = left.filter((entry) => entry === undecided || lacks(history.present, entry))
    if (!sameEntries(offered, leftovers)) store.setLeftovers(offered)
  }

  /** Edits that the server got only after their editor was closed, or from this one. */
  function forgetSaved(): void {
    const { document } = store.getState().base
    for (const entry of left) if (entry !== undecided && !lacks(document, entry)) localStorage.removeItem(entry.key)
    left = left.filter(({ key }) => localStorage.getItem(key) !== null)
    offer()
  }

  /** Every open editor holds a lock that is named like its entry, so that entries of other tabs are not taken for leftovers. */
  async function findLeftovers(closed: AbortSignal): Promise<void> {
    const { held = [] } = await navigator.locks.query()
    if (closed.aborted) return
    const open = new Set([key, ...held.map(({ name = '' }) => name)])
    const released = navigator.locks.request(key, () => aborted(closed))
    left = readJournals(localStorage, uid, documentId, open, isDocument)
    forgetSaved()
    if (left.length > 0) {
      const late = new Promise<null>((resolve) => void setTimeout(resolve, RESUME_WAIT_MS, null))
      await Promise.race([resumed(), late])
    }
    mayOffer = true
    offer()
    await released
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
      let judged = store.getState().base
      const unsubscribe = store.subscribe(() => {
        const { base, pending } = store.getState()
        if (pending !== written) writeSoon()
        if (base === judged) return
        judged = base
        forgetSaved()
      })
      const unsubscribeDebounced = store.subscribe(offer, { debounced: true })
      window.addEventListener('pagehide', write, { signal: closed })
      document.addEventListener('visibilitychange', write, { signal: closed })
      closed.addEventListener('abort', () => {
        unsubscribe()
        unsubscribeDebounced()
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

type Keyed = Pick<JournalEntry, 'key'>

const sameEntries = (a: readonly Keyed[], b: readonly Keyed[]): boolean =>
  a.length === b.length && a.every(({ key }, index) => key === b[index]?.key)

const aborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve())
  })
