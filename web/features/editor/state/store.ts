import type { Portfolio } from '@vitrine/common/api/shapes'
import type { Language } from '@vitrine/common/languages'
import { changesBetween, sameValue } from '@vitrine/common/portfolio/changes'
import { withItemIds } from '@vitrine/common/portfolio/item-ids'
import { translationAt } from '@vitrine/common/portfolio/translations/place'
import { debounce } from '../../../lib/debounce.ts'
import { record, redo, startHistory, undo, type History } from '../../../lib/history.ts'
import { documentOf, withValue, withValues, type AnyDocument, type EditorDocument, type PathValue } from './document.ts'
import type { Base, EditorState, JournalEntry, Loaded, SaveProblem } from './editor-state.ts'
import { createListeners, type Listener, type Unsubscribe } from './listeners.ts'
import { merge, resolve } from './merge.ts'
import type { Merge, Side } from './merge-types.ts'
import { createPathListeners } from './path-listeners.ts'
import { rebaseHistory } from './rebase-history.ts'
import { continues } from './stored-history.ts'

/** Longer than the time between two keystrokes, short enough not to be noticed. */
export const DEBOUNCE_MS = 200

export interface SubscribeOptions {
  /** Only changes of the draft's value at this path. A keystroke then calls the listeners of one field, not of all. */
  path?: string
  /** One call once the state has not changed for a moment, instead of one for each keystroke. */
  debounced?: boolean
}

export type DocumentStore<D extends AnyDocument> = ReturnType<typeof createDocumentStore<D>>
export type EditorStore = DocumentStore<EditorDocument>

export const createEditorStore = (
  portfolio: Portfolio,
  now: () => number = Date.now,
  stored: History<EditorDocument> | null = null,
): EditorStore => createDocumentStore(portfolio, loadedFrom(portfolio).base, now, stored)

/**
 * The state of one open document of a portfolio. It is read with `getState`, heard of with `subscribe` and changed by the named operations
 * only. Unsaved edits are the difference between draft and base: saving moves the base, undo moves the draft, and nothing
 * else has to be kept in step.
 *
 * @param stored the history of the draft from before the page was reloaded
 */
export function createDocumentStore<D extends AnyDocument>(
  portfolio: Portfolio,
  base: Base<D>,
  now: () => number = Date.now,
  stored: History<D> | null = null,
) {
  const { document } = base
  const [listeners, debouncedListeners] = [createListeners(), createListeners()]
  const pathListeners = createPathListeners()
  const notifyDebounced = debounce(DEBOUNCE_MS, debouncedListeners.notify)
  let state: EditorState<D> = {
    portfolio,
    base,
    history: continues(stored, document) ? { ...stored, present: document } : startHistory(document),
    pending: [],
    saving: false,
    savedAt: null,
    problem: null,
    conflict: null,
    focusPath: null,
    activeSectionId: null,
    isSectionInSight: false,
    language: null,
    storedOnDevice: true,
    leftovers: [],
  }

  function set(change: Partial<EditorState<D>>): void {
    const previous = state
    state = { ...state, ...change }
    if (state.base !== previous.base || state.history.present !== previous.history.present)
      state.pending = changesBetween(state.base.document, state.history.present)
    listeners.notify()
    pathListeners.notify(previous.history.present, state.history.present)
    notifyDebounced()
  }

  /** Moves the draft and its history to a new base. */
  function rebase(base: Base<D>, from: D, present: D, rest: Partial<EditorState<D>> = {}): void {
    set({ ...rest, base, history: rebaseHistory(state.history, from, base.document, present) })
  }

  return {
    getState: () => state,

    /** Calls the listener after each change of the state. */
    subscribe: (listener: Listener, { path, debounced }: SubscribeOptions = {}): Unsubscribe => {
      if (path !== undefined) return pathListeners.add(path, listener)
      return (debounced ? debouncedListeners : listeners).add(listener)
    },

    // The draft.

    /** Keystrokes in one field that follow each other quickly are one step of the history. */
    type(path: string, value: unknown): void {
      const present = withValue(state.history.present, path, value)
      set({ history: record(state.history, present, path, now()) })
    },
    /** Sets values that belong together as one step of the history: a list reordered, a picture replaced. */
    setValues(values: readonly PathValue[]): void {
      const present = withItemIds(withValues(state.history.present, values))
      set({ history: record(state.history, present, null, now()) })
    },
    /** The same as a part of the step that this key has begun, unless something else was edited since. */
    addToStep(key: string, values: readonly PathValue[]): void {
      const present = withItemIds(withValues(state.history.present, values))
      set({ history: record(state.history, present, key, now(), Infinity) })
    },
    undo: () => set({ history: undo(state.history) }),
    redo: () => set({ history: redo(state.history) }),

    // Saving.

    saveStarted: () => set({ saving: true, problem: null }),
    saveSucceeded: () => set({ saving: false, savedAt: new Date() }),
    /** A conflict has to be resolved first. */
    savePaused: () => set({ saving: false }),
    saveFailed: (problem: SaveProblem) => set({ saving: false, problem }),
    dismissProblem: () => set({ problem: null }),

    // What the server says.

    /**
     * The server accepted `sent` and stored `base`, which may differ, for example by sanitised rich text. What was typed since
     * stays pending.
     */
    acknowledge(sent: D, { base, portfolio }: Loaded<D>): void {
      const { merged } = merge(sent, state.history.present, base.document)
      rebase(base, sent, merged, { portfolio: withFacts(state.portfolio, portfolio) })
    },
    /** Merges what another tab or device saved. Returns false when the owner has to resolve a conflict. */
    mergeRemote({ base: theirs, portfolio: facts }: Loaded<D>): boolean {
      const portfolio = withFacts(state.portfolio, facts)
      const result = merge(state.base.document, state.history.present, theirs.document)
      if (result.conflicts.length > 0) {
        set({ conflict: { ...result, theirs, found: state.history.present }, portfolio })
        return false
      }
      rebase(theirs, state.base.document, result.merged, { portfolio })
      return true
    },
    /** Replaces the draft by what the server made of it at the owner's wish. This can be undone. */
    loadServerVersion({ base, portfolio }: Loaded<D>): void {
      const history = record(state.history, base.document, null, now())
      set({ base, portfolio: withFacts(state.portfolio, portfolio), history, problem: null })
    },
    /** The portfolio around the document changed: it was published, or got another username. */
    portfolioChanged: (portfolio: Partial<Portfolio>) => set({ portfolio: withFacts(state.portfolio, portfolio) }),
    resolveConflict(choices: Readonly<Record<string, Side>>): void {
      const { conflict } = state
      if (!conflict) return
      const { merged } = merge(conflict.found, state.history.present, resolve(conflict, choices))
      const base = conflict.theirs.revision > state.base.revision ? conflict.theirs : state.base
      rebase(base, state.base.document, merged, { conflict: null, problem: null })
    },
    dismissConflict: () => set({ conflict: null }),

    // The journal of unsaved edits on this device.

    /** Restores edits of an earlier visit. Where the portfolio has changed since at the same path, the owner chooses. */
    restore({ base, draft }: Pick<JournalEntry<D>, 'base' | 'draft'>): void {
      if (continues(stored, draft) && sameValue(base, state.history.present)) {
        set({ history: stored })
        return
      }
      const result = merge(base, draft, state.history.present)
      const found = resolve(result, allTheirs(result))
      set({
        history: record(state.history, found, null, now()),
        conflict: result.conflicts.length > 0 ? { ...result, theirs: state.base, found } : null,
      })
    },
    setStoredOnDevice: (storedOnDevice: boolean) => set({ storedOnDevice }),
    setLeftovers(leftovers: readonly JournalEntry<D>[]): void {
      set({ leftovers })
    },

    // Where the owner is.

    /** Asks the form to show and focus a field; null once that is done. */
    focusField: (path: string | null) =>
      set({ focusPath: path, ...(path !== null && { language: translationAt(path)?.language ?? null }) }),
    editLanguage: (language: Language | null) => set({ language }),
    enterSection(id: string, isSectionInSight = false): void {
      if (id !== state.activeSectionId || isSectionInSight) set({ activeSectionId: id, isSectionInSight })
    },
  }
}

/** What the server says of a portfolio now. What is live stays the same object where it is the same: a save is no reason to render the screen anew. */
function withFacts(portfolio: Portfolio, facts: Partial<Portfolio>): Portfolio {
  const next = { ...portfolio, ...facts }
  return sameValue(portfolio.live, next.live) ? { ...next, live: portfolio.live } : next
}

/** What the store of a portfolio takes over of an answer. */
export const loadedFrom = (portfolio: Portfolio): Loaded => ({
  base: { document: documentOf(portfolio), revision: portfolio.revision },
  portfolio,
})

const allTheirs = ({ conflicts }: Merge<object>): Record<string, Side> =>
  Object.fromEntries(conflicts.map(({ path }) => [path, 'theirs' as const]))
