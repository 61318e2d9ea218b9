import type { Portfolio } from '@vitrine/common/api/shapes'
import type { Change } from '@vitrine/common/portfolio/changes'
import { ApiError, messageOf } from '../../../lib/api-error.ts'
import { say } from '../../../lib/words/say.ts'
import { overlap, type AnyDocument, type EditorDocument } from './document.ts'
import type { Loaded, SaveProblem } from './editor-state.ts'
import type { DocumentStore } from './store.ts'

/** Where a document is stored. @typeParam A what its calls answer */
export interface SavePlace<D extends AnyDocument, A> {
  /** Writes changes of the document, and has the store acknowledge them. */
  write(changes: readonly Change[]): Promise<void>
  load(): Promise<A>
  /** What the store takes over of an answer. */
  loaded(answer: A): Loaded<D>
}

const SAVE_FAILED = 'Failed to save changes. Please try again.'

/** How often one save may find a newer revision on the server before it fails. */
const MAX_REBASES = 5
const FIRST_RETRY_MS = 4_000
const LAST_RETRY_MS = 60_000

export type Saver<D extends AnyDocument = EditorDocument, A = Portfolio> = ReturnType<typeof createSaver<D, A>>

/** Beside what is not saved yet, or in place of the draft. */
export type TakeOver = 'merge' | 'load'

/**
 * Saves the unsaved edits of a store. It retries by itself when the server could not be reached. Edits stay pending until
 * the server has accepted them. Whatever writes the portfolio from this tab takes its turn here: of two writes at once from one
 * revision the server refuses one.
 */
export function createSaver<D extends AnyDocument, A>(store: DocumentStore<D>, place: SavePlace<D, A>) {
  /** Paths that are to be saved; 'all' for everything. */
  let wanted = new Set<string>()
  let running: Promise<boolean> | null = null
  /** The end of the last turn. */
  let turns: Promise<unknown> = Promise.resolve()
  let retry: ReturnType<typeof setTimeout> | undefined
  let retryDelay = FIRST_RETRY_MS

  /** Saves everything, or only the paths. Returns false when that failed; the store says why. */
  function save(paths: readonly string[] = ['all']): Promise<boolean> {
    for (const path of paths) wanted.add(path)
    clearTimeout(retry)
    if (running) return running
    store.saveStarted()
    return (running = inTurn(run))
  }

  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = turns.then(work)
    turns = turn.catch(() => undefined)
    return turn
  }

  /** Makes another call that changes the document, such as publishing, and takes over its answer before the next save. */
  function call(change: () => Promise<A>, takeOver: TakeOver = 'merge'): Promise<A> {
    return inTurn(async () => {
      const answer = await change()
      if (takeOver === 'load') store.loadServerVersion(place.loaded(answer))
      else store.mergeRemote(place.loaded(answer))
      return answer
    })
  }

  async function run(): Promise<boolean> {
    try {
      return await saveWanted()
    } finally {
      running = null
    }
  }

  async function saveWanted(): Promise<boolean> {
    let rebases = 0
    while (wanted.size > 0) {
      const taken = wanted
      wanted = new Set()
      const changes = store
        .getState()
        .pending.filter(({ path }) => taken.has('all') || [...taken].some((want) => overlap(want, path)))
      try {
        await place.write(changes)
      } catch (error) {
        wanted = wanted.union(taken)
        if (isConflict(error) && rebases++ < MAX_REBASES) {
          if (await catchUp()) continue
          return false
        }
        return fail(error)
      }
    }
    retryDelay = FIRST_RETRY_MS
    store.saveSucceeded()
    return true
  }

  /** Merges what another tab or device saved. Returns false when the owner has to resolve a conflict, or when this failed too. */
  async function catchUp(): Promise<boolean> {
    try {
      if (store.mergeRemote(place.loaded(await place.load()))) return true
      store.savePaused()
      return false
    } catch (error) {
      return fail(error)
    }
  }

  /** Takes over what another tab or device saved or published, once nothing is being written here. */
  async function refresh(): Promise<void> {
    let answer: A | null
    let before: typeof turns
    do {
      before = turns
      await before
      answer = await place.load().catch(() => null)
      // A turn that began meanwhile knows more than this answer.
    } while (turns !== before)
    if (answer && !store.getState().conflict) store.mergeRemote(place.loaded(answer))
  }

  function fail(error: unknown): false {
    const problem = problemOf(error)
    store.saveFailed(problem)
    if (problem.network) {
      retry = setTimeout(() => void save([]), retryDelay)
      retryDelay = Math.min(retryDelay * 2, LAST_RETRY_MS)
    } else {
      wanted.clear()
    }
    return false
  }

  return {
    save,
    call,
    refresh,
    /** Retries at once what waits for the network. */
    resume: () => {
      if (wanted.size > 0 && !store.getState().conflict) void save([])
    },
    stop: () => clearTimeout(retry),
  }
}

const isConflict = (error: unknown) => error instanceof ApiError && error.code === 'revision-conflict'

function problemOf(error: unknown): SaveProblem {
  return {
    message: messageOf(error, say(SAVE_FAILED)),
    issues: error instanceof ApiError ? (error.detail.issues ?? []) : [],
    network: error instanceof ApiError && error.status === 0,
  }
}
