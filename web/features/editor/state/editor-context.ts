import { createContext, useCallback, useContext, useSyncExternalStore } from 'react'
import type { TemplateMetadata } from '@vitrine/common/fields/section'
import { getAt } from '@vitrine/common/portfolio/paths'
import { overlap } from './document.ts'
import type { EditorState } from './editor-state.ts'
import type { EditorSession } from './session.ts'
import type { SubscribeOptions } from './store.ts'

export interface Editor extends EditorSession {
  metadata: TemplateMetadata
}

export const EditorContext = createContext<Editor | null>(null)

export function useEditor(): Editor {
  const editor = useContext(EditorContext)
  if (!editor) throw new Error('useEditor must be used within an open editor')
  return editor
}

/** Selects a part of the state. The component re-renders when that part becomes another value. */
export function useEditorState<T>(select: (state: EditorState) => T, { path, debounced }: SubscribeOptions = {}): T {
  const { store } = useEditor()
  const subscribe = useCallback(
    (listener: () => void) => store.subscribe(listener, { path, debounced }),
    [store, path, debounced],
  )
  return useSyncExternalStore(subscribe, () => select(store.getState()))
}

/** For UI that mirrors a field's text, such as item titles: it follows when typing pauses. */
export const useDebouncedEditorState = <T>(select: (state: EditorState) => T): T =>
  useEditorState(select, { debounced: true })

/** The draft's value at a path of the document. */
export const useValue = (path: string): unknown =>
  useEditorState(({ history }) => getAt(history.present, path), { path })

export function useText(path: string): string {
  const value = useValue(path)
  return typeof value === 'string' ? value : ''
}

/** Whether a path has unsaved edits, and whether something is being saved. */
export function useSaveState(path: string): { pending: boolean; saving: boolean } {
  const pending = useEditorState((state) => state.pending.some((change) => overlap(change.path, path)))
  const saving = useEditorState((state) => state.saving)
  return { pending, saving }
}

export function useEdit(path: string): (value: unknown) => void {
  const { store } = useEditor()
  return useCallback((value: unknown) => store.type(path, value), [store, path])
}
