import { Extension } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { Plugin, type EditorState, type Transaction } from '@tiptap/pm/state'
import { newItem } from '../../state/list-edits.ts'
import { formType, idOf, isTextNode } from './convert.ts'

/** Of a transaction that shows what was changed elsewhere: its ids are right. */
export const FROM_STORE = 'fromStore'

export interface UniqueIdsOptions {
  /** A block was copied: what the document does not hold of it has to be, too. */
  onCopy: (from: string, to: string) => void
}

/**
 * Every block has an id of its own, which it keeps when it is edited and moved. New lines of text belong to the text before them. What
 * has become another type of block is another block, so that edits of the old one elsewhere are not mixed into it.
 */
export const UniqueIds = Extension.create<UniqueIdsOptions>({
  name: 'uniqueIds',
  addOptions: () => ({ onCopy: () => {} }),
  addProseMirrorPlugins() {
    const { onCopy } = this.options
    return [
      new Plugin({
        appendTransaction: (transactions, before, after) =>
          transactions.some(({ docChanged }) => docChanged) && !transactions.some((one) => one.getMeta(FROM_STORE))
            ? withUniqueIds(before.doc, after, onCopy)
            : null,
      }),
    ]
  },
})

export function withUniqueIds(
  before: Node,
  { doc, tr }: Pick<EditorState, 'doc' | 'tr'>,
  onCopy: UniqueIdsOptions['onCopy'],
): Transaction | null {
  const kinds = new Map<string, string>()
  before.forEach((node) => {
    const id = idOf(node)
    if (id !== null) kinds.set(id, kindOf(node))
  })
  const taken = new Set<string>()
  let text: string | null = null
  doc.forEach((node, position) => {
    const own = idOf(node)
    const goesOn = isTextNode(node) && text !== null && (own === null || own === text)
    const isFree = own !== null && !taken.has(own) && (kinds.get(own) ?? kindOf(node)) === kindOf(node)
    const id = goesOn ? text : isFree ? own : (newItem().itemId ?? null)
    if (id === null) return
    if (own !== null && own !== id && taken.has(own) && !isTextNode(node)) onCopy(own, id)
    if (node.attrs.itemId !== id) tr.setNodeAttribute(position, 'itemId', id)
    taken.add(id)
    text = isTextNode(node) ? id : null
  })
  return tr.docChanged ? tr : null
}

const kindOf = (node: Node): string =>
  isTextNode(node) ? 'text' : node.type.name === 'form' ? formType(node) : node.type.name
