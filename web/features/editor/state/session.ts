import { getPortfolio, patchContent, updatePortfolio } from '@vitrine/common/api/portfolios'
import type { Portfolio } from '@vitrine/common/api/shapes'
import { request } from '../../../lib/api.ts'
import { createPictureAdder, type PictureAdder } from '../batch/picture-adder.ts'
import { hearOfChanges } from '../../../lib/portfolio-news.ts'
import { startAutosave } from './autosave.ts'
import type { PathValue } from './document.ts'
import { createJournalKeeper, type JournalKeeper } from './journal-keeper.ts'
import type { Side } from './merge-types.ts'
import { createSaver, type EditorApi, type Saver } from './saver.ts'
import { createEditorStore, type EditorStore } from './store.ts'
import { historyKey, readHistory, storeHistory } from './stored-history.ts'

/** An open portfolio and everything that works on it. */
export interface EditorSession {
  portfolioId: string
  store: EditorStore
  saver: Saver
  journal: JournalKeeper
  pictures: PictureAdder
  /** Sets a value as one step of the history and saves it at once: a list or a picture changed. */
  commit: (path: string, value: unknown) => void
  /** The same for several values that belong together. */
  commitMany: (values: readonly PathValue[]) => void
  /** Saves the unsaved edits. Returns false when that failed; the store says why. */
  saveAll: () => Promise<boolean>
  resolveConflict: (choices: Readonly<Record<string, Side>>) => void
  /** Starts what runs while the editor is open, and returns a function that stops it. */
  start: () => () => void
}

export function openEditorSession(uid: string, portfolio: Portfolio): EditorSession {
  const historyAt = historyKey(uid, portfolio.id)
  const store = createEditorStore(portfolio, Date.now, readHistory(sessionStorage, historyAt))
  const saver = createSaver(store, apiOf(portfolio.id))
  const journal = createJournalKeeper(store, uid, portfolio.id)
  const pictures = createPictureAdder({ uid, portfolioId: portfolio.id, store, saver })

  function commitMany(values: readonly PathValue[]): void {
    store.setValues(values)
    void saver.save(values.map(({ path }) => path))
  }
  const saveAll = () => (store.getState().pending.length === 0 ? Promise.resolve(true) : saver.save())

  return {
    portfolioId: portfolio.id,
    store,
    saver,
    journal,
    pictures,
    commit: (path, value) => commitMany([{ path, value }]),
    commitMany,
    saveAll,
    resolveConflict(choices): void {
      store.resolveConflict(choices)
      journal.conflictResolved()
      void saveAll()
    },
    start() {
      const closing = new AbortController()
      const { signal } = closing
      window.addEventListener('online', saver.resume, { signal })
      // Only when the page goes: a reload continues the history, and nothing else reads it.
      window.addEventListener('pagehide', () => storeHistory(sessionStorage, historyAt, store.getState().history), {
        signal,
      })
      hearOfChanges(portfolio.id, () => void saver.refresh(), signal)
      journal.start(signal)
      startAutosave(store, saver, signal)
      pictures.start(signal)
      return () => {
        closing.abort()
        saver.stop()
      }
    },
  }
}

const apiOf = (id: string): EditorApi => ({
  patch: (ops, revision) => request(patchContent, { params: { id }, body: { ops }, ifMatch: revision }),
  update: (body, revision) => request(updatePortfolio, { params: { id }, body, ifMatch: revision }),
  load: () => request(getPortfolio, { params: { id } }),
})
