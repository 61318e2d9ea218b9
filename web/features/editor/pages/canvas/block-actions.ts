import { NodeSelection } from '@tiptap/pm/state'
import type { Editor } from '@tiptap/react'
import { BLOCKS_PER_PAGE } from '@vitrine/common/limits'
import { toast } from '../../../../lib/toast.ts'
import { heard, say } from '../../../../lib/words/say.ts'
import { newItem } from '../../state/list-edits.ts'
import { formType, idOf, isTextNode, nodesOf } from '../document/convert.ts'
import { currentIndex, moveNode, removeNode, selectStart, startOf } from '../document/moves.ts'
import type { BlockSource } from '../state/block-source.ts'
import { blockLabel } from '@vitrine/common/portfolio/pages/block-types'

export type BlockActions = ReturnType<typeof createBlockActions>

/** What can be done with a block as a whole, for keys, the toolbar and dragging. */
export function createBlockActions(blocks: BlockSource, announce: (text: string) => void) {
  const nameAt = ({ state }: Editor, index: number): string => {
    const node = state.doc.maybeChild(index)
    if (!node) return say('Block')
    if (isTextNode(node)) return node.textContent.trim().slice(0, 40) || say('Empty line')
    const names: Readonly<Record<string, string>> = { heading: 'Heading', quote: 'Quote', codeBlock: 'Code' }
    return heard(names[node.type.name] ?? blockLabel({ type: formType(node) }))
  }

  function moveTo(editor: Editor, from: number, to: number): boolean {
    const tr = moveNode(editor.state, from, to)
    if (!tr) {
      announce(to < from ? say('This is the first block.') : say('This is the last block.'))
      return true
    }
    const name = nameAt(editor, from)
    editor.view.dispatch(tr)
    announce(
      say('{name} moved to place {place} of {count}.', { name, place: to + 1, count: editor.state.doc.childCount }),
    )
    return true
  }

  return {
    nameAt,
    moveTo,
    move: (editor: Editor, step: -1 | 1): boolean => {
      const index = currentIndex(editor.state)
      return moveTo(editor, index, index + step)
    },
    duplicate: (editor: Editor): boolean => {
      const { state, view } = editor
      if (blocks.present().length >= BLOCKS_PER_PAGE) {
        toast.error(say('A page has room for {n} blocks.', { n: BLOCKS_PER_PAGE }))
        return true
      }
      const index = currentIndex(state)
      const node = state.doc.child(index)
      const copy = isTextNode(node) ? null : blocks.copy(idOf(node) ?? '', newItem().itemId ?? '')
      const place = startOf(state.doc, index) + node.nodeSize
      const nodes = copy ? nodesOf(copy, state.schema) : [node]
      view.dispatch(selectStart(state.tr.insert(place, nodes), place).scrollIntoView())
      announce(say('{name} duplicated.', { name: nameAt(editor, index + 1) }))
      return true
    },
    remove(editor: Editor, undo: () => void): void {
      const index = currentIndex(editor.state)
      const name = nameAt(editor, index)
      editor.view.dispatch(removeNode(editor.state, index))
      editor.view.focus()
      toast.message(say('{name} deleted', { name }), { action: { label: say('Undo'), onClick: undo } })
    },
    choose(editor: Editor, index: number): void {
      const start = startOf(editor.state.doc, index)
      const tr = selectStart(editor.state.tr, start)
      if (!(tr.selection instanceof NodeSelection)) editor.view.focus()
      editor.view.dispatch(tr)
      editor.view.focus()
    },
  }
}
