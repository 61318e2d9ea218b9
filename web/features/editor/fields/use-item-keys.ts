import { useState } from 'react'
import { useEditorState } from '../state/editor-context.ts'
import { keyItems, noItems } from '../state/item-keys.ts'
import type { EditorState } from '../state/store.ts'
import { itemsAt } from './list-actions.ts'

const newKey = () => crypto.randomUUID()

/** A key for each item of the list at a path, in their order. It is another list only when items come, go or move. */
export function useItemKeys(path: string): readonly string[] {
  const [select] = useState(() => keySelector(path))
  return useEditorState(select)
}

function keySelector(path: string): (state: EditorState) => readonly string[] {
  let keyed = noItems
  return (state) => {
    keyed = keyItems(keyed, itemsAt(state.history.present, path), newKey)
    return keyed.keys
  }
}
