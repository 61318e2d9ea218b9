import { getPortfolio, patchContent, updatePortfolio } from '@vitrine/common/api/portfolios'
import type { Portfolio } from '@vitrine/common/api/shapes'
import { isInPrivateItem } from '@vitrine/common/portfolio/private-items'
import { request } from '../../../lib/api.ts'
import type { ListNames } from '../batch/open-queue.ts'
import { createPictureAdder, type PictureAdder } from '../batch/picture-adder.ts'
import { hearOfChanges } from '../../../lib/portfolio-news.ts'
import { startAutosave } from './autosave.ts'
import { hasName, type AnyDocument, type EditorDocument, type PathValue } from './document.ts'
import { isEditorDocument, type IsDocument } from './journal.ts'
import { createJournalKeeper, type JournalKeeper } from './journal-keeper.ts'
import type { Side } from './merge-types.ts'
import { portfolioPlace, type EditorApi } from './portfolio-place.ts'
import { createSaver, type SavePlace, type Saver } from './saver.ts'
import { createEditorStore, type DocumentStore } from './store.ts'
import { historyKey, readHistory, storeHistory } from './stored-history.ts'

/**
 * An open document of a portfolio and everything that works on it.
 * @typeParam A what the calls answer that write it
 */
export interface DocumentSession<D extends AnyDocument, A> {
  portfolioId: string
  store: DocumentStore<D>
  saver: Saver<D, A>
  journal: JournalKeeper<D>
  pictures: PictureAdder
  /** Whether what is at a path is only shown by private links: where its pictures go. */
  isPrivate: (path: string) => boolean
  /** Whether other documents may show its files, as the copy of a page does: then none is deleted with its picture. */
  sharesFiles: boolean
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
export type EditorSession = DocumentSession<EditorDocument, Portfolio>

export function openEditorSession(uid: string, portfolio: Portfolio): EditorSession {
  const store = createEditorStore(portfolio, Date.now, readHistory(sessionStorage, historyKey(uid, portfolio.id)))
  return openSession({
    uid,
    portfolioId: portfolio.id,
    documentId: portfolio.id,
    store,
    place: portfolioPlace(store, apiOf(portfolio.id)),
    isDocument: isEditorDocument,
    isFinished: hasName,
    sharesFiles: false,
    isPrivate: (path) => isInPrivateItem(store.getState().history.present.content, path.replace(/^content\./, '')),
  })
}

export interface SessionParts<D extends AnyDocument, A>
  extends Pick<DocumentSession<D, A>, 'portfolioId' | 'store' | 'isPrivate' | 'sharesFiles'> {
  uid: string
  /** Names what this device keeps of the document: unsaved edits, steps of the history, pictures on their way. */
  documentId: string
  place: SavePlace<D, A>
  isDocument: IsDocument<D>
  /** Whether the server would take it as it is. */
  isFinished: (document: D) => boolean
  lists?: ListNames
}

export function openSession<D extends AnyDocument, A>({
  uid,
  portfolioId,
  documentId,
  store,
  place,
  isDocument,
  isFinished,
  isPrivate,
  sharesFiles,
  lists,
}: SessionParts<D, A>): DocumentSession<D, A> {
  const historyAt = historyKey(uid, documentId)
  const saver = createSaver(store, place)
  const pictures = createPictureAdder({ uid, portfolioId, documentId, store, saver, lists })
  const journal = createJournalKeeper(store, uid, documentId, isDocument, pictures.resumed)

  function commitMany(values: readonly PathValue[]): void {
    store.setValues(values)
    void saver.save(values.map(({ path }) => path))
  }
  const saveAll = () => (store.getState().pending.length === 0 ? Promise.resolve(true) : saver.save())

  return {
    portfolioId,
    store,
    saver,
    journal,
    pictures,
    isPrivate,
    sharesFiles,
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
      hearOfChanges(portfolioId, () => void saver.refresh(), signal)
      journal.start(signal)
      startAutosave(store, saver, signal, isFinished)
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
