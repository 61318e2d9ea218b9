import type { Node } from '@tiptap/pm/model'
import { Plugin, PluginKey } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'
import { idOf } from '../document/convert.ts'

/** Puts elements below blocks, by the ids of these. The document knows nothing of them. */
export const commentWidgets = (slots: ReadonlyMap<string, HTMLElement>): Plugin =>
  new Plugin({
    key: new PluginKey('comments'),
    props: { decorations: ({ doc }) => DecorationSet.create(doc, widgetsOf(doc, slots)) },
  })

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
