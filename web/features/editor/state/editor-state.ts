import type { Portfolio } from '@vitrine/common/api/shapes'
import type { Language } from '@vitrine/common/languages'
import type { Change } from '@vitrine/common/portfolio/changes'
import type { History } from '../../../lib/history.ts'
import type { AnyDocument, EditorDocument } from './document.ts'
import type { Merge } from './merge-types.ts'

/** What the server last acknowledged. */
export interface Base<D extends AnyDocument = EditorDocument> {
  document: D
  revision: number
}

/** What an answer of the server says: the document, and what else is known of the portfolio since. */
export interface Loaded<D extends AnyDocument = EditorDocument> {
  base: Base<D>
  portfolio: Partial<Portfolio>
}

/** Another tab or device changed the same paths: nothing is saved until the owner has chosen. */
export interface OpenConflict<D extends AnyDocument = EditorDocument> extends Merge<D> {
  theirs: Base<D>
  /** The draft when it was found. Until the question is on the screen, the owner goes on typing. */
  found: D
}

export interface SaveProblem {
  message: string
  issues: readonly { path: string; message: string }[]
  /** The server could not be reached, so nothing is wrong with the edits. */
  network: boolean
}

/** Unsaved edits as this device stores them: the draft, and the server's state that it was made from. */
export interface JournalEntry<D extends AnyDocument = EditorDocument> {
  /** In local storage. */
  key: string
  /** ISO 8601. */
  savedAt: string
  revision: number
  base: D
  draft: D
}

/** @typeParam D what is edited: the home page of a portfolio, or another of its pages */
export interface EditorState<D extends AnyDocument = EditorDocument> {
  /** Everything about the portfolio that is not edited as text: status, username, dates. */
  portfolio: Portfolio
  base: Base<D>
  /** Its present is the draft. */
  history: History<D>
  /** The unsaved edits: the difference between the base and the draft. */
  pending: readonly Change[]
  saving: boolean
  savedAt: Date | null
  problem: SaveProblem | null
  conflict: OpenConflict<D> | null
  /** The field that is to be shown and focused, as a path of the document. */
  focusPath: string | null
  /** The section of the form that has the focus, by its id in the template. */
  activeSectionId: string | null
  /** Whether the owner came there from the page, which then stays where it is. */
  isSectionInSight: boolean
  /** The other language that is written; null for the original. */
  language: Language | null
  /** Whether this device stores unsaved edits; false where the browser refuses. */
  storedOnDevice: boolean
  /** Unsaved edits that earlier visits left on this device, the latest first. */
  leftovers: readonly JournalEntry<D>[]
}
