import { useEffect, useState } from 'react'
import { afterPause } from '../../../lib/after-pause.ts'
import { forgetSaved, journalKey, readJournals, writeJournal, type JournalEntry } from '../state/journal.ts'
import type { EditorStore } from '../state/store.ts'

const WRITE_DELAY_MS = 400

/**
 * Keeps unsaved edits on this device while the editor is open, and finds what earlier visits left. A lock tells the
 * entries of editors that are open in other tabs from those that were left behind.
 */
export function useJournal(store: EditorStore, uid: string, portfolioId: string) {
  const [key] = useState(() => journalKey(uid, portfolioId, crypto.randomUUID()))
  const [left, setLeft] = useState<readonly JournalEntry[]>([])
  const [kept, setKept] = useState(true)
  const [undecided, setUndecided] = useState<JournalEntry | null>(null)

  useEffect(() => {
    let written = store.getState().pending
    const write = () => {
      const state = store.getState()
      if (state.pending === written) return
      written = state.pending
      setKept(writeJournal(localStorage, key, state, new Date()))
    }
    const { ask, cancel } = afterPause(WRITE_DELAY_MS, write)
    const unsubscribe = store.subscribe(() => {
      if (store.getState().pending !== written) ask()
    })
    window.addEventListener('pagehide', write)
    document.addEventListener('visibilitychange', write)
    return () => {
      cancel()
      write()
      unsubscribe()
      window.removeEventListener('pagehide', write)
      document.removeEventListener('visibilitychange', write)
    }
  }, [store, key])

  useEffect(() => {
    const closed = new AbortController()
    const release = Promise.withResolvers<undefined>()
    void (async () => {
      const locks = navigator.locks
      const held = new Set((await locks.query()).held?.map(({ name }) => name ?? ''))
      if (closed.signal.aborted) return
      const found = readJournals(localStorage, uid, portfolioId, held.add(key))
      setLeft(forgetSaved(localStorage, found, store.getState().base.document))
      await locks.request(key, () => release.promise)
    })()
    return () => {
      closed.abort()
      release.resolve(undefined)
    }
  }, [store, key, uid, portfolioId])

  const forget = (entry: JournalEntry) => {
    localStorage.removeItem(entry.key)
    setLeft(left.filter(({ key: other }) => other !== entry.key))
  }

  return {
    /** What an earlier visit left unsaved, the latest first. */
    left: left[0] ?? null,
    kept,
    restore: (entry: JournalEntry) => {
      store.restore(entry.base, entry.draft)
      if (store.getState().conflict) setUndecided(entry)
      else forget(entry)
    },
    discard: forget,
    /** Restored edits that contradicted the portfolio were decided on: only now their entry may go. */
    decided: () => {
      if (undecided) forget(undecided)
      setUndecided(null)
    },
  }
}
