import { createContext, useCallback, useContext, useMemo, useSyncExternalStore } from 'react'
import { pathKeys, valueAt } from '@vitrine/common/portfolio/paths'
import type { TemplateMetadata } from '@vitrine/common/fields/section'
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
  const { store } = useEditor()
  const keys = useMemo(() => pathKeys(path), [path])
  const watch = useCallback((listener: () => void) => store.watch(keys, listener), [store, keys])
  return useSyncExternalStore(watch, () => valueAt(store.getState().history.present, keys))
}

export function useText(path: string): string {
  const value = useValue(path)
  return typeof value === 'string' ? value : ''
}

/** Whether a path has unsaved edits, and whether something is being saved. */
export function useWriting(path: string): { pending: boolean; saving: boolean } {
  const { store } = useEditor()
  const pending = useSyncExternalStore(store.subscribeWriting, () =>
    store.getState().pending.some((change) => overlap(change.path, path)),
  )
  const saving = useSyncExternalStore(store.subscribeWriting, () => store.getState().saving)
  return { pending, saving }
}

export function useEdit(path: string): (value: unknown) => void {
  const { store } = useEditor()
  return useCallback((value: unknown) => store.edit(path, value), [store, path])
}
