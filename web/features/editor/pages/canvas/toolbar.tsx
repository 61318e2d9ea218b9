import { useState } from 'react'
import { useEditorState as useTiptapState, type Editor } from '@tiptap/react'
import { ArrowDown, ArrowUp, Copy, Plus, Trash2 } from 'lucide-react'
import { Button } from '../../../../components/button.tsx'
import { DropdownMenu } from '../../../../components/dropdown-menu.tsx'
import { say } from '../../../../lib/words/say.ts'
import { FormatTools, LinkBar, Tool } from '../../fields/format-tools.tsx'
import { useDocumentEditor } from '../../state/editor-context.ts'
import { currentIndex } from '../document/moves.ts'
import type { BlockActions } from './block-actions.ts'
import { blockChoices, type BlockChoice } from './block-choices.ts'

export interface ToolbarProps {
  editor: Editor
  actions: BlockActions
  onAdd: (choice: BlockChoice) => void
}

/** Everything that keys can do with text and blocks, for the mouse and for phones. */
export function Toolbar({ editor, actions, onAdd }: ToolbarProps) {
  const { store } = useDocumentEditor()
  const [linking, setLinking] = useState(false)
  const at = useTiptapState({
    editor,
    selector: ({ editor: { state } }) => ({ index: currentIndex(state), count: state.doc.childCount }),
  })
  return (
    <div
      role="toolbar"
      aria-label={say('Format and blocks')}
      className="sticky top-0 z-20 -mx-4 border-b border-line bg-surface px-2 lg:-mx-8 lg:px-6"
    >
      <div className="flex items-center gap-0.5 overflow-x-auto py-1">
        <DropdownMenu
          align="start"
          trigger={
            <Button size="sm" icon={<Plus aria-hidden />} className="mr-1">
              <span className="max-sm:sr-only">{say('Add block')}</span>
              <span aria-hidden className="sm:hidden">
                {say('Add')}
              </span>
            </Button>
          }
        >
          {({ MenuItem }) => (
            <>
              <div className="max-h-80 overflow-y-auto">
                {blockChoices().map((choice) => (
                  <MenuItem key={choice.id} onSelect={() => onAdd(choice)}>
                    {choice.label}
                  </MenuItem>
                ))}
              </div>
            </>
          )}
        </DropdownMenu>
        <FormatTools editor={editor} linking={linking} onLink={() => setLinking(!linking)} />
        <span aria-hidden className="mx-1 h-5 w-px shrink-0 bg-line" />
        <Tool label={say('Move up (Alt+↑)')} disabled={at.index === 0} onClick={() => actions.move(editor, -1)}>
          <ArrowUp aria-hidden />
        </Tool>
        <Tool
          label={say('Move down (Alt+↓)')}
          disabled={at.index === at.count - 1}
          onClick={() => actions.move(editor, 1)}
        >
          <ArrowDown aria-hidden />
        </Tool>
        <Tool label={say('Duplicate block')} onClick={() => actions.duplicate(editor)}>
          <Copy aria-hidden />
        </Tool>
        <Tool label={say('Delete block')} onClick={() => actions.remove(editor, store.undo)}>
          <Trash2 aria-hidden />
        </Tool>
      </div>
      {linking && <LinkBar editor={editor} onDone={() => setLinking(false)} />}
    </div>
  )
}
