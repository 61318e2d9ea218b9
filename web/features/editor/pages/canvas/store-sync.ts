import type { Editor } from '@tiptap/react'
import { Selection } from '@tiptap/pm/state'
import { docOf } from '../document/convert.ts'
import { startOf } from '../document/moves.ts'
import { FROM_STORE } from '../document/unique-ids.ts'
import type { BlockSource } from '../state/block-source.ts'

/**
 * Shows blocks that were changed elsewhere: by undo, by restoring a version, in another tab. Only what differs is replaced, so that the
 * cursor stays where it is, and forms stay open.
 */
export function showBlocks(editor: Editor, blocks: BlockSource): void {
  const { state, view } = editor
  if (blocks.isShownIn(state.doc)) return
  const [now, next] = [state.doc, docOf(blocks.present(), state.schema)]
  let first = 0
  const shorter = Math.min(now.childCount, next.childCount)
  while (first < shorter && now.child(first).eq(next.child(first))) first++
  let same = 0
  const isSame = (fromEnd: number) =>
    now.child(now.childCount - 1 - fromEnd).eq(next.child(next.childCount - 1 - fromEnd))
  while (same < shorter - first && isSame(same)) same++
  const [start, end] = [startOf(now, first), startOf(now, now.childCount - same)]
  const nodes = next.content.content.slice(first, next.childCount - same)
  const tr = state.tr.replaceWith(start, end, nodes).setMeta(FROM_STORE, true)
  const changed = nodes[0]
  const [before] = now.content.content.slice(first, now.childCount - same)
  // As native undo does, the cursor goes to the change.
  if (nodes.length === 1 && changed?.isTextblock && before?.isTextblock) {
    const end = changed.content.findDiffEnd(before.content)?.a
    tr.setSelection(Selection.near(tr.doc.resolve(start + 1 + (end ?? changed.content.size)), -1))
  }
  view.dispatch(tr)
}
