import { useEffect, useRef } from 'react'
import { Extension, ReactRenderer, type Editor } from '@tiptap/react'
import { Suggestion, type SuggestionProps } from '@tiptap/suggestion'
import { isComposing } from '../../../../lib/keys.ts'
import { say } from '../../../../lib/words/say.ts'
import { choicesFor, type BlockChoice } from './block-choices.ts'

const LIST = 'slash-menu'
const optionId = ({ id }: BlockChoice) => `${LIST}-${id}`

export interface SlashMenuOptions {
  announce: (text: string) => void
  add: (editor: Editor, choice: BlockChoice) => void
}

/** The menu of blocks that opens with a slash at the beginning of a line or after a space. The focus stays in the text. */
export const SlashMenu = Extension.create<SlashMenuOptions>({
  name: 'slashMenu',
  addProseMirrorPlugins() {
    const { announce, add } = this.options
    return [
      Suggestion<BlockChoice, BlockChoice>({
        editor: this.editor,
        char: '/',
        startOfLine: true,
        items: ({ query }) => [...choicesFor(query)],
        allow: ({ state, range }) => {
          const $from = state.doc.resolve(range.from)
          return $from.depth === 1 && $from.parent.type.name === 'paragraph'
        },
        command({ editor, range, props: choice }) {
          editor.chain().focus().deleteRange(range).run()
          add(editor, choice)
        },
        render: () => createMenu(this.editor, announce),
      }),
    ]
  },
})

function createMenu(editor: Editor, announce: (text: string) => void) {
  let menu: ReactRenderer | null = null
  let unmount = () => {}
  let current: SuggestionProps<BlockChoice, BlockChoice> | null = null
  let active = 0

  function show(): void {
    if (!current) return
    const { items, command } = current
    const choice = items[active]
    const { dom } = editor.view
    dom.setAttribute('aria-controls', LIST)
    if (choice) dom.setAttribute('aria-activedescendant', optionId(choice))
    else dom.removeAttribute('aria-activedescendant')
    announce(
      choice
        ? say('{label}, {place} of {count}', { label: choice.label, place: active + 1, count: items.length })
        : say('No matching block. Escape keeps the text as it is.'),
    )
    menu?.updateProps({ items, active, onChoose: command })
  }

  return {
    onStart(props: SuggestionProps<BlockChoice, BlockChoice>) {
      current = props
      active = 0
      menu = new ReactRenderer(SlashList, { editor, props: { items: props.items, active, onChoose: props.command } })
      menu.element.classList.add('z-30')
      unmount = props.mount(menu.element)
      show()
    },
    onUpdate(props: SuggestionProps<BlockChoice, BlockChoice>) {
      if (props.query !== current?.query) active = 0
      current = props
      show()
    },
    onKeyDown({ event }: { event: KeyboardEvent }): boolean {
      const items = current?.items ?? []
      if (isComposing(event) || items.length === 0) return false
      const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
      if (step !== 0) {
        active = (active + step + items.length) % items.length
        show()
        return true
      }
      const choice = items[active]
      if ((event.key !== 'Enter' && event.key !== 'Tab') || !choice) return false
      current?.command(choice)
      return true
    },
    onExit() {
      unmount()
      menu?.destroy()
      menu = null
      current = null
      editor.view.dom.removeAttribute('aria-controls')
      editor.view.dom.removeAttribute('aria-activedescendant')
    },
  }
}

interface SlashListProps {
  items: readonly BlockChoice[]
  active: number
  onChoose: (choice: BlockChoice) => void
}

function SlashList({ items, active, onChoose }: SlashListProps) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' }), [active])
  return (
    <div
      ref={list}
      id={LIST}
      role="listbox"
      aria-label={say('Blocks')}
      className="max-h-72 w-60 overflow-y-auto rounded-lg border border-line bg-surface p-1 text-sm shadow-float"
    >
      {items.length === 0 && <p className="px-2.5 py-2 text-muted">{say('No matching block')}</p>}
      {items.map((choice, index) => (
        <div
          key={choice.id}
          id={optionId(choice)}
          role="option"
          aria-selected={index === active}
          // The text keeps the focus.
          onPointerDown={(event) => {
            event.preventDefault()
            onChoose(choice)
          }}
          className="cursor-pointer rounded px-2.5 py-2 hover:bg-sunken aria-selected:bg-accent-soft aria-selected:text-accent-text"
        >
          {choice.label}
        </div>
      ))}
    </div>
  )
}
