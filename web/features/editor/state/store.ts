import type { Portfolio } from '@vitrine/common/api/shapes'
import { withItemIds } from '@vitrine/common/portfolio/item-ids'
import { record, redo, startHistory, undo, type History } from '../../../lib/history.ts'
import { atRest } from './at-rest.ts'
import { changesBetween, type Change } from './changes.ts'
import { documentOf, sameValue, withValue, withValues, type EditorDocument } from './document.ts'
import { continues } from './kept-history.ts'
import { merge, resolve, type Merge, type Side } from './merge.ts'
import { rebaseHistory } from './rebase-history.ts'
import { subscribeTo, type Listener } from './subscribe.ts'
import { createWatchers } from './watchers.ts'

/** What the server last acknowledged. */
export interface Base {
  document: EditorDocument
  revision: number
}

/** What another tab or device wrote while there were edits here, and what of it contradicts them. */
export interface OpenConflict extends Merge<EditorDocument> {
  theirs: Base
}

export interface SaveProblem {
  message: string
  issues: readonly { path: string; message: string }[]
  /** The server could not be reached, so nothing is wrong with the edits. */
  network: boolean
}

export interface EditorState {
  /** Everything about the portfolio that is not edited as text: status, username, dates. */
  portfolio: Portfolio
  base: Base
  history: History<EditorDocument>
  /** What the draft changes about the base: the unsaved edits. */
  pending: readonly Change[]
  saving: boolean
  savedAt: Date | null
  problem: SaveProblem | null
  conflict: OpenConflict | null
  /** The field to which the owner is being led, as a path of the document. */
  place: string | null
  /** The section in which the owner is, by its id in the template. */
  section: string | null
}

/** Shorter than people wait for what they typed to show elsewhere, longer than the time between keystrokes. */
const REST_MS = 200

export type EditorStore = ReturnType<typeof createEditorStore>

/**
 * The state of one open portfolio. `kept` is the history that a reload of the page interrupted. There is one truth about
 * unsaved edits: the difference between the draft (the present of the history) and the base. Saving moves the base, undoing
 * moves the draft, and nothing has to be kept in step.
 */
export function createEditorStore(
  portfolio: Portfolio,
  now: () => number = Date.now,
  kept: History<EditorDocument> | null = null,
) {
  const document = documentOf(portfolio)
  const [listeners, writing] = [new Set<Listener>(), new Set<Listener>()]
  const values = createWatchers()
  let state: EditorState = {
    portfolio,
    base: { document, revision: portfolio.revision },
    history: continues(kept, document) ? { ...kept, present: document } : startHistory(document),
    pending: [],
    saving: false,
    savedAt: null,
    problem: null,
    conflict: null,
    place: null,
    section: null,
  }

  function set(change: Partial<EditorState>): void {
    const next = { ...state, ...change }
    if (next.base !== state.base || next.history.present !== state.history.present) {
      next.pending = changesBetween(next.base.document, next.history.present)
    }
    const previous = state
    state = next
    for (const listener of listeners) listener()
    values.tell(previous.history.present, next.history.present)
    if (next.saving !== previous.saving || !samePaths(next.pending, previous.pending))
      for (const listener of writing) listener()
  }

  /** Puts the draft and its history on a new base. */
  function rebase(base: Base, from: EditorDocument, present: EditorDocument, rest: Partial<EditorState> = {}): void {
    set({ ...rest, base, history: rebaseHistory(state.history, from, base.document, present) })
  }

  const subscribe = subscribeTo(listeners)

  return {
    getState: () => state,
    subscribe,
    /** For what may be a moment late while somebody types: listeners hear of the last of several changes. */
    subscribeAtRest: atRest(subscribe, REST_MS),
    /** For fields, of which there are many: each looks at one value of the draft. */
    watch: values.watch,
    /** Likewise for which of them are to be written, and whether it is being done. */
    subscribeWriting: subscribeTo(writing),
    set,

    edit(path: string, value: unknown): void {
      const present = withValue(state.history.present, path, value)
      set({ history: record(state.history, present, path, now()) })
    },
    /** Values that belong together, as a step of its own: a list rearranged, a picture replaced. */
    change(values: readonly { path: string; value: unknown }[]): void {
      const present = withItemIds(withValues(state.history.present, values))
      set({ history: record(state.history, present, null, now()) })
    },
    undo: () => set({ history: undo(state.history) }),
    redo: () => set({ history: redo(state.history) }),

    /**
     * The server took what was sent. What it made of it (`base`) may differ, for example by cleaned-up rich text; what
     * was typed since stays pending.
     */
    acknowledge(sent: EditorDocument, base: Base, portfolio: Partial<Portfolio>): void {
      const { merged } = merge(sent, state.history.present, base.document)
      rebase(base, sent, merged, { portfolio: { ...state.portfolio, ...portfolio } })
    },

    /** Someone else was first. True when their changes went in beside mine; false when the owner has to choose. */
    meet(theirs: Base, portfolio: Portfolio): boolean {
      const met = merge(state.base.document, state.history.present, theirs.document)
      if (met.conflicts.length > 0) {
        set({ conflict: { ...met, theirs }, portfolio })
        return false
      }
      rebase(theirs, state.base.document, met.merged, { portfolio })
      return true
    },
    /** The server made it another document, at the owner's wish: a step that can be undone. */
    replace(base: Base, portfolio: Portfolio): void {
      set({ base, portfolio, history: record(state.history, base.document, null, now()), problem: null })
    },
    settle(choices: Readonly<Record<string, Side>>): void {
      const { conflict } = state
      if (!conflict) return
      rebase(conflict.theirs, state.base.document, resolve(conflict, choices), { conflict: null, problem: null })
    },

    /** Edits that an earlier visit left on this device. Conflicts are opened for a choice. */
    restore(ancestor: EditorDocument, mine: EditorDocument): void {
      if (continues(kept, mine) && sameValue(ancestor, state.history.present)) {
        set({ history: kept })
        return
      }
      const met = merge(ancestor, mine, state.history.present)
      set({
        history: record(state.history, resolve(met, allTheirs(met)), null, now()),
        conflict: met.conflicts.length > 0 ? { ...met, theirs: state.base } : null,
      })
    },
  }
}

const allTheirs = (met: Merge<EditorDocument>): Record<string, Side> =>
  Object.fromEntries(met.conflicts.map(({ path }) => [path, 'theirs' as const]))

const samePaths = (changes: readonly Change[], others: readonly Change[]): boolean =>
  changes.length === others.length && changes.every(({ path }, index) => path === others[index]?.path)
