import type { BodyOf, OutputOf } from '@vitrine/common/api/endpoint'
import type { patchContent, updatePortfolio } from '@vitrine/common/api/portfolios'
import type { Portfolio } from '@vitrine/common/api/shapes'
import type { PatchOp } from '@vitrine/common/portfolio/patch'
import { ApiError, messageOf } from '../../../lib/api-error.ts'
import { applyChanges, type Change } from './changes.ts'
import { documentOf, isWithin, overlap } from './document.ts'
import { contentOps } from './patch-ops.ts'
import type { EditorStore, SaveProblem } from './store.ts'

/** The calls that saving makes; the revision is what the change was made from. */
export interface EditorApi {
  patch(ops: PatchOp[], revision: number): Promise<OutputOf<typeof patchContent>>
  update(body: BodyOf<typeof updatePortfolio>, revision: number): Promise<Portfolio>
  load(): Promise<Portfolio>
}

export const SAVE_FAILED = 'Failed to save changes. Please try again.'

/** How often a save meets a newer revision before it gives up. */
const MAX_REBASES = 5
const FIRST_RETRY_MS = 4_000
const LAST_RETRY_MS = 60_000

export type Saver = ReturnType<typeof createSaver>

/**
 * Writes the unsaved edits of a store, one call at a time. What could not be written because the server was out of
 * reach is tried again by itself; everything stays pending until the server took it.
 */
export function createSaver(store: EditorStore, api: EditorApi) {
  /** Paths that were asked to be written; 'all' for everything. */
  let wanted = new Set<string>()
  let running: Promise<boolean> | null = null
  let retry: ReturnType<typeof setTimeout> | undefined
  let retryDelay = FIRST_RETRY_MS

  /** Saves everything, or what lies at the paths. True when it is saved; otherwise the store says why not. */
  function save(paths: readonly string[] = ['all']): Promise<boolean> {
    for (const path of paths) wanted.add(path)
    clearTimeout(retry)
    running ??= run().finally(() => {
      running = null
    })
    return running
  }

  async function run(): Promise<boolean> {
    store.set({ saving: true, problem: null })
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
    store.set({ saving: false, savedAt: new Date() })
    return true
  }

  async function write(changes: readonly Change[]): Promise<void> {
    const [inContent, others] = [changes.filter(isContent), changes.filter((change) => !isContent(change))]
    const { base } = store.getState()
    const ops = contentOps(base.document, inContent)
    if (ops.length > 0) {
      const { content, revision, updatedAt } = await api.patch(ops, base.revision)
      const sent = applyChanges(base.document, inContent)
      store.acknowledge(sent, { document: { ...base.document, content }, revision }, { updatedAt, revision })
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

  /** Takes in what someone else wrote. False when the owner has to choose first, or when that failed as well. */
  async function catchUp(): Promise<boolean> {
    try {
      const portfolio = await api.load()
      if (store.meet({ document: documentOf(portfolio), revision: portfolio.revision }, portfolio)) return true
      store.set({ saving: false })
      return false
    } catch (error) {
      return fail(error)
    }
  }

  function fail(error: unknown): false {
    const problem = problemOf(error)
    store.set({ saving: false, problem })
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
    /** Tries again at once what waits for the network. */
    resume(): void {
      if (wanted.size > 0 && !store.getState().conflict) void save([])
    },
    stop(): void {
      clearTimeout(retry)
    },
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
