import { isObject, sameValue } from '@vitrine/common/portfolio/changes'
import { withItemIds } from '@vitrine/common/portfolio/item-ids'
import type { AnyDocument, EditorDocument } from './document.ts'
import type { EditorState, JournalEntry } from './editor-state.ts'
import { merge } from './merge.ts'

const PREFIX = 'vitrine-edits'

/** Every open editor has its own entry, so that two tabs never overwrite each other's edits. */
export const journalKey = (uid: string, portfolioId: string, editor: string) =>
  `${journalPrefix(uid, portfolioId)}${editor}`

const journalPrefix = (uid: string, portfolioId: string) => `${PREFIX}:${uid}:${portfolioId}:`

/** Stores the unsaved edits, or removes the entry when there are none. Returns false when the browser refuses. */
export function writeJournal<D extends AnyDocument>(
  storage: Storage,
  key: string,
  { base, history, pending }: Pick<EditorState<D>, 'base' | 'history' | 'pending'>,
  now: Date,
): boolean {
  try {
    if (pending.length === 0) storage.removeItem(key)
    else {
      const entry = { savedAt: now.toISOString(), revision: base.revision, base: base.document, draft: history.present }
      storage.setItem(key, JSON.stringify(entry))
    }
    return true
  } catch {
    return false
  }
}

/** The entries of a portfolio, the latest first, without those of editors that are open. */
export function readJournals<D extends AnyDocument>(
  storage: Storage,
  uid: string,
  portfolioId: string,
  open: ReadonlySet<string>,
  isDocument: IsDocument<D>,
): JournalEntry<D>[] {
  const prefix = journalPrefix(uid, portfolioId)
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
  return keys
    .filter((key) => key.startsWith(prefix) && !open.has(key))
    .flatMap((key) => parse(key, storage.getItem(key), isDocument) ?? [])
    .sort((a, b) => b.savedAt.localeCompare(a.savedAt))
}

/** Whether a document lacks any edit of an entry. What others did since counts for nothing: their edits, what they added. */
export function lacks<D extends AnyDocument>(
  document: D,
  { base, draft }: Pick<JournalEntry<D>, 'base' | 'draft'>,
): boolean {
  const { merged, conflicts } = merge(base, draft, document)
  return conflicts.length > 0 || !sameValue(merged, document)
}

function parse<D extends AnyDocument>(
  key: string,
  text: string | null,
  isDocument: IsDocument<D>,
): JournalEntry<D> | null {
  try {
    const entry: unknown = JSON.parse(text ?? '')
    if (!isObject(entry) || typeof entry.savedAt !== 'string' || typeof entry.revision !== 'number') return null
    if (!isDocument(entry.base) || !isDocument(entry.draft)) return null
    // An entry of an earlier release may have items without ids.
    const [base, draft] = [withItemIds(entry.base), withItemIds(entry.draft)]
    return { key, savedAt: entry.savedAt, revision: entry.revision, base, draft }
  } catch {
    return null
  }
}

/** Not the whole schema: a text that is too long to be saved is still worth restoring and shortening. */
export type IsDocument<D> = (value: unknown) => value is D

export function isEditorDocument(value: unknown): value is EditorDocument {
  return (
    isObject(value) &&
    typeof value.name === 'string' &&
    isObject(value.content) &&
    isObject(value.design) &&
    isObject(value.layout) &&
    Array.isArray(value.layout.hidden)
  )
}
