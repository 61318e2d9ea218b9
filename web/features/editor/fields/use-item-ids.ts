import { useMemo } from 'react'
import { useDocumentState } from '../state/editor-context.ts'
import type { AnyDocument } from '../state/document.ts'
import type { EditorState } from '../state/editor-state.ts'
import { itemsAt } from './list-actions.ts'

/** The ids of the items of the list at a path, in order. The array stays the same until items are added, removed or moved. */
export function useItemIds(path: string): readonly string[] {
  return useDocumentState(useMemo(() => idSelector(path), [path]))
}

function idSelector(path: string): (state: EditorState<AnyDocument>) => readonly string[] {
  let ids: readonly string[] = []
  return (state) => {
    const next = itemsAt(state.history.present, path).flatMap(({ itemId }) => itemId ?? [])
    if (next.length !== ids.length || next.some((id, index) => id !== ids[index])) ids = next
    return ids
  }
}
