import { createContext, useCallback, useContext, useSyncExternalStore } from 'react'
import type { TemplateMetadata } from '@vitrine/common/fields/section'
import { getAt } from '@vitrine/common/portfolio/paths'
import { overlap, type AnyDocument } from './document.ts'
import type { EditorState } from './editor-state.ts'
import type { DocumentSession, EditorSession } from './session.ts'
import type { DocumentStore, SubscribeOptions } from './store.ts'

type LabelOf = (path: string) => string

interface Labels {
  /** What the document is, in a sentence. */
  subject: 'portfolio' | 'page'
  /** Says which they are. */
  key: string
  load: () => Promise<LabelOf>
}

interface Described {
  metadata: TemplateMetadata
}
export interface Editor extends EditorSession, Described {}

/** An editor of any document. What writes the document is not told from another that does. */
export interface AnyEditor extends Omit<DocumentSession<AnyDocument, never>, 'saver'>, Described {
  saver: Pick<EditorSession['saver'], 'save'>
  /** What is at a path, in words: see useLabelOf(). */
  labels: Labels
}

/** The editor of a portfolio's home page. */
export const EditorContext = createContext<Editor | null>(null)

/** The editor around a control, of the home page or of another page. */
export const DocumentContext = createContext<AnyEditor | null>(null)

export const useEditor = (): Editor => given(useContext(EditorContext))

export const useDocumentEditor = (): AnyEditor => given(useContext(DocumentContext))

function given<T>(editor: T | null): T {
  if (!editor) throw new Error('This must be used within an open editor')
  return editor
}

/** Selects a part of the state. The component re-renders when that part becomes another value. */
export const useEditorState = <T>(select: (state: EditorState) => T, options?: SubscribeOptions): T =>
  useStoreState(useEditor().store, select, options)

export const useDocumentState = <T>(select: (state: EditorState<AnyDocument>) => T, options?: SubscribeOptions): T =>
  useStoreState(useDocumentEditor().store, select, options)

export function useStoreState<D extends AnyDocument, T>(
  store: DocumentStore<D>,
  select: (state: EditorState<D>) => T,
  { path, debounced }: SubscribeOptions = {},
): T {
  const subscribe = useCallback(
    (listener: () => void) => store.subscribe(listener, { path, debounced }),
    [store, path, debounced],
  )
  return useSyncExternalStore(subscribe, () => select(store.getState()))
}

/** For UI that mirrors a field's text, such as item titles: it follows when typing pauses. */
export const useDebouncedEditorState = <T>(select: (state: EditorState) => T): T => useEditorState(select, debounced)

export const useDebouncedDocumentState = <T>(select: (state: EditorState<AnyDocument>) => T): T =>
  useDocumentState(select, debounced)

const debounced: SubscribeOptions = { debounced: true }

/** The draft's value at a path of the document. */
export const useValue = (path: string): unknown =>
  useDocumentState(({ history }) => getAt(history.present, path), { path })

export function useText(path: string): string {
  const value = useValue(path)
  return typeof value === 'string' ? value : ''
}

/** Whether a path has unsaved edits, and whether something is being saved. */
export function useSaveState(path: string): { pending: boolean; saving: boolean } {
  const pending = useDocumentState((state) => state.pending.some((change) => overlap(change.path, path)))
  const saving = useDocumentState((state) => state.saving)
  return { pending, saving }
}

export function useEdit(path: string): (value: unknown) => void {
  const { store } = useDocumentEditor()
  return useCallback((value: unknown) => store.type(path, value), [store, path])
}
