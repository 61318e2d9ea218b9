import { Extension, type Editor } from '@tiptap/react'
import { NodeSelection, Plugin } from '@tiptap/pm/state'
import { undoKeys } from '../../../../lib/keys.ts'
import type { DocumentStore } from '../../state/store.ts'
import { writeAfter } from '../document/moves.ts'
import type { PageDraft } from '../state/page-draft.ts'

export interface PageKeysOptions {
  store: Pick<DocumentStore<PageDraft>, 'undo' | 'redo'>
  move: (editor: Editor, step: -1 | 1) => boolean
  duplicate: (editor: Editor) => boolean
  /** Opens the form of the block that is chosen. */
  fillIn: (itemId: string) => void
}

/** Keys for blocks. The history is that of the store, which also has what is not in the document. */
export const PageKeys = Extension.create<PageKeysOptions>({
  name: 'pageKeys',
  addKeyboardShortcuts() {
    const { move, duplicate, fillIn } = this.options
    return {
      'Alt-ArrowUp': ({ editor }) => move(editor, -1),
      'Alt-ArrowDown': ({ editor }) => move(editor, 1),
      'Mod-d': ({ editor }) => duplicate(editor),
      Enter: ({ editor }) => {
        const { selection } = editor.state
        if (!(selection instanceof NodeSelection) || selection.node.type.name !== 'form') return false
        fillIn(String(selection.node.attrs.itemId))
        return true
      },
      // Browsers go to the first control of the whole text, not to the one after the cursor.
      Tab: ({ editor }) => focusOwnFields(editor),
      // A quote has lines; Enter alone goes on after it.
      'Shift-Enter': ({ editor: { state, view } }) => {
        if (state.selection.$from.parent.type.name !== 'quote') return false
        view.dispatch(state.tr.insertText('\n').scrollIntoView())
        return true
      },
    }
  },
  addProseMirrorPlugins() {
    const { store } = this.options
    return [
      new Plugin({
        props: {
          handleKeyDown(_view, event) {
            const step = undoKeys(event)
            if (step) store[step]()
            return step !== null
          },
          // Deleting a block takes a key for that.
          handleTextInput(view, _from, _to, text) {
            const tr = writeAfter(view.state, text)
            if (tr) view.dispatch(tr)
            return tr !== null
          },
        },
      }),
    ]
  },
})

/** Goes to the fields beneath a quote or code. */
function focusOwnFields({ state, view }: Editor): boolean {
  const { $from } = state.selection
  if ($from.depth !== 1) return false
  const block = view.nodeDOM($from.before())
  const field = block instanceof Element ? block.querySelector<HTMLElement>('[data-controls] input') : null
  field?.focus()
  return field !== null
}
