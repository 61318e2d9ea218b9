import type { Node } from '@tiptap/pm/model'
import { Decoration, DecorationSet, type EditorView } from '@tiptap/pm/view'
import { idOf } from '../document/convert.ts'

/**
 * Puts elements below blocks, by the ids of these. The document knows nothing of them. No plugin is registered for it: that makes the
 * views of all plugins anew, and an open slash menu would be gone.
 * @returns what takes them away
 */
export function showBelowBlocks(view: EditorView, slots: ReadonlyMap<string, HTMLElement>): () => void {
  view.setProps({ decorations: ({ doc }) => DecorationSet.create(doc, widgetsOf(doc, slots)) })
  return () => {
    if (!view.isDestroyed) view.setProps({ decorations: undefined })
  }
}

function widgetsOf(doc: Node, slots: ReadonlyMap<string, HTMLElement>): Decoration[] {
  const ends = new Map<string, number>()
  doc.forEach((node, start) => {
    const id = idOf(node)
    // A text is several nodes: below the last of them.
    if (id !== null && slots.has(id)) ends.set(id, start + node.nodeSize)
  })
  return [...ends].flatMap(([id, end]) => {
    const slot = slots.get(id)
    return slot
      ? [Decoration.widget(end, () => slot, { key: id, side: -1, ignoreSelection: true, stopEvent: () => true })]
      : []
  })
}
