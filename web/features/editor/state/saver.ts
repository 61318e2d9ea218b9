import type { BodyOf, OutputOf } from '@vitrine/common/api/endpoint'
import type { patchContent, updatePortfolio } from '@vitrine/common/api/portfolios'
import type { Portfolio } from '@vitrine/common/api/shapes'
import type { Change } from '@vitrine/common/portfolio/changes'
import type { PatchOp } from '@vitrine/common/portfolio/patch'
import { ApiError, messageOf } from '../../../lib/api-error.ts'
import { applyChanges, documentOf, isWithin, overlap } from './document.ts'
import type { SaveProblem } from './editor-state.ts'
import { contentOps } from './patch-ops.ts'
import type { EditorStore } from './store.ts'

/** The calls that saving makes. `revision` is the one that the changes were made from. */
export interface EditorApi {
  patch(ops: PatchOp[], revision: number): Promise<OutputOf<typeof patchContent>>
  update(body: BodyOf<typeof updatePortfolio>, revision: number): Promise<Portfolio>
  load(): Promise<Portfolio>
}

export const SAVE_FAILED = 'Failed to save changes. Please try again.'

/** How often one save may find a newer revision on the server before it fails. */
const MAX_REBASES = 5
const FIRST_RETRY_MS = 4_000
const LAST_RETRY_MS = 60_000

/** Beside what is not saved yet, or in place of the draft. */
export type TakeOver = 'merge' | 'load'

export type Saver = ReturnType<typeof createSaver>

/**
 * Saves the unsaved edits of a store. It retries by itself when the server could not be reached. Edits stay pending until
 * the server has accepted them. Whatever writes the portfolio from this tab takes its turn here: of two writes at once from one
 * revision the server refuses one.
 */
export function createSaver(store: EditorStore, api: EditorApi) {
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

  /** Makes another call that changes the portfolio, such as publishing, and takes over its answer before the next save. */
  function call(change: () => Promise<Portfolio>, takeOver: TakeOver = 'merge'): Promise<Portfolio> {
    return inTurn(async () => {
      const portfolio = await change()
      if (takeOver === 'load') store.loadServerVersion(portfolio)
      else store.mergeRemote(portfolio)
      return portfolio
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
        await write(changes)
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

  async function write(changes: readonly Change[]): Promise<void> {
    const [inContent, others] = [changes.filter(isContent), changes.filter((change) => !isContent(change))]
    const { base } = store.getState()
    const ops = contentOps(base.document, inContent)
    if (ops.length > 0) {
      const { content, revision, updatedAt, live } = await api.patch(ops, base.revision)
      const sent = applyChanges(base.document, inContent)
      store.acknowledge(sent, { document: { ...base.document, content }, revision }, { updatedAt, revision, live })
    }
    if (others.length > 0) {
      const { base } = store.getState()
      const sent = applyChanges(base.document, others)
      const parts = new Set(others.map(({ path }) => path.split('.')[0]))
      const saved = await api.update(
        {
          ...(parts.has('name') ? { name: sent.name } : {}),
          ...(parts.has('design') ? { design: sent.design } : {}),
          ...(parts.has('layout') ? { layout: sent.layout } : {}),
        },
        base.revision,
      )
      store.acknowledge(sent, { document: documentOf(saved), revision: saved.revision }, saved)
    }
  }

  /** Merges what another tab or device saved. Returns false when the owner has to resolve a conflict, or when this failed too. */
  async function catchUp(): Promise<boolean> {
    try {
      const portfolio = await api.load()
      if (store.mergeRemote(portfolio)) return true
      store.savePaused()
      return false
    } catch (error) {
      return fail(error)
    }
  }

  /** Takes over what another tab or device saved or published, once nothing is being written here. */
  async function refresh(): Promise<void> {
    let portfolio: Portfolio | null
    let before: typeof turns
    do {
      before = turns
      await before
      portfolio = await api.load().catch(() => null)
      // A turn that began meanwhile knows more than this answer.
    } while (turns !== before)
    if (portfolio && !store.getState().conflict) store.mergeRemote(portfolio)
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

const isContent = ({ path }: Change) => isWithin(path, 'content')

const isConflict = (error: unknown) => error instanceof ApiError && error.code === 'revision-conflict'

function problemOf(error: unknown): SaveProblem {
  return {
    message: messageOf(error, SAVE_FAILED),
    issues: error instanceof ApiError ? (error.detail.issues ?? []) : [],
    network: error instanceof ApiError && error.status === 0,
  }
}
