import { createContext, useCallback, useContext, useMemo, useSyncExternalStore } from 'react'
import { pathKeys, valueAt } from '@vitrine/common/portfolio/paths'
import type { TemplateMetadata } from '@vitrine/common/templates/fields'
import { overlap } from './document.ts'
import type { Saver } from './saver.ts'
import type { EditorState, EditorStore } from './store.ts'

export interface Editor {
  portfolioId: string
  metadata: TemplateMetadata
  store: EditorStore
  saver: Saver
  /** A list or picture changed: one step of the history, written to the server at once. */
  change: (path: string, value: unknown) => void
  /** Likewise for values that belong together. */
  changeAll: (values: readonly { path: string; value: unknown }[]) => void
}

export const EditorContext = createContext<Editor | null>(null)

export function useEditor(): Editor {
  const editor = useContext(EditorContext)
  if (!editor) throw new Error('useEditor must be used within an open editor')
  return editor
}

/** A part of the state; the component renders again only when that part is another value. */
export function useEditorState<T>(select: (state: EditorState) => T): T {
  const { store } = useEditor()
  return useSyncExternalStore(store.subscribe, () => select(store.getState()))
}

/** Like useEditorState, for what repeats a field's text elsewhere: it follows when typing pauses, and costs no keystroke anything. */
export function useStateAtRest<T>(select: (state: EditorState) => T): T {
  const { store } = useEditor()
  return useSyncExternalStore(store.subscribeAtRest, () => select(store.getState()))
}

/** The draft's value at a path of the document. */
export function useValue(path: string): unknown {
  const keys = useMemo(() => pathKeys(path), [path])
  return useEditorState((state) => valueAt(state.history.present, keys))
}

export function useText(path: string): string {
  const value = useValue(path)
  return typeof value === 'string' ? value : ''
}

/** Whether a path has unsaved edits. */
export const usePending = (path: string): boolean =>
  useEditorState((state) => state.pending.some((change) => overlap(change.path, path)))

export function useEdit(path: string): (value: unknown) => void {
  const { store } = useEditor()
  return useCallback((value: unknown) => store.edit(path, value), [store, path])
}
