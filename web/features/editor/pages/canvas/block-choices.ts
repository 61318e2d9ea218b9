import type { Editor } from '@tiptap/react'
import { blockTypes } from '@vitrine/common/portfolio/pages/block-types'
import type { Block, BlockType } from '@vitrine/common/portfolio/pages/blocks'
import { heard, say } from '../../../../lib/words/say.ts'
import type { Word } from '../../../../lib/words/words.ts'
import { newItem } from '../../state/list-edits.ts'
import { nodesOf } from '../document/convert.ts'
import { insertNodes } from '../document/moves.ts'

/** Something that can be added to a page. */
export interface BlockChoice {
  id: string
  label: string
  /** Other words by which it is looked for. */
  words: string
  /** What it does at the cursor. Returns the id of a block whose form is to be filled in now. */
  add: (editor: Editor, wait: (block: Block) => void) => string | null
}

const also: Readonly<Partial<Record<BlockType, Word>>> = {
  summary: 'problem role team result facts',
  picture: 'image photo',
  row: 'images photos pair',
  grid: 'images photos',
  carousel: 'slides images photos',
  comparison: 'compare slider',
  figure: 'number metric result percent',
  decisions: 'choice rejected why',
  table: 'rows columns',
  file: 'pdf download',
  media: 'film sound music',
  embed: 'youtube vimeo soundcloud loom codepen figma video',
  gallery: 'images photos camera',
  divider: 'line rule separator',
}

const writing = (): readonly BlockChoice[] => [
  {
    id: 'text',
    label: heard('Text'),
    words: say('paragraph'),
    add: (editor) => done(editor.chain().focus().setParagraph().run()),
  },
  {
    id: 'heading',
    label: heard('Heading'),
    words: say('title h2'),
    add: (editor) => done(setHeading(editor, 2)),
  },
  {
    id: 'subheading',
    label: heard('Subheading'),
    words: say('title h3'),
    add: (editor) => done(setHeading(editor, 3)),
  },
  {
    id: 'bullets',
    label: say('Bulleted list'),
    words: say('points'),
    add: (editor) => done(editor.chain().focus().toggleBulletList().run()),
  },
  {
    id: 'numbers',
    label: say('Numbered list'),
    words: say('steps'),
    add: (editor) => done(editor.chain().focus().toggleOrderedList().run()),
  },
]

const forms = (): readonly BlockChoice[] =>
  Object.entries(blockTypes)
    .filter(([type]) => type !== 'text' && type !== 'heading')
    .map(([type, { label }]) => {
      const words = also[type as BlockType]
      return {
        id: type,
        label: heard(label),
        words: words ? say(words) : '',
        add(editor, wait) {
          const block = { ...newItem(), type } as Block
          wait(block)
          const { state, view } = editor
          view.dispatch(insertNodes(state, nodesOf(block, state.schema)))
          const isForm = blockTypes[type as BlockType].fields.length > 0 && type !== 'quote' && type !== 'code'
          if (!isForm) view.focus()
          return isForm ? (block.itemId ?? null) : null
        },
      }
    })

export const blockChoices = (): readonly BlockChoice[] => [...writing(), ...forms()]

const done = (_done: boolean): null => null

const setHeading = (editor: Editor, level: 2 | 3) => editor.chain().focus().setNode('heading', { level }).run()

/** The choices for what was typed: those whose label begins with it come first. */
export function choicesFor(query: string): readonly BlockChoice[] {
  const wanted = query.trim().toLowerCase()
  const found = blockChoices().filter(({ label, words }) => `${label} ${words}`.toLowerCase().includes(wanted))
  const first = ({ label }: BlockChoice) => label.toLowerCase().startsWith(wanted)
  return [...found.filter(first), ...found.filter((choice) => !first(choice))]
}
