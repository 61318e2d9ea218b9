import { Extension, Node, type NodeViewRenderer } from '@tiptap/core'
import CodeBlock from '@tiptap/extension-code-block'
import StarterKit from '@tiptap/starter-kit'

/** Lines of text that follow each other: together they are one text block. */
export const textNodes = ['paragraph', 'bulletList', 'orderedList'] as const
/** Blocks whose text is written in the document itself, without emphasis. What else they hold is in their fields. */
const plainNodes = ['heading', 'quote', 'codeBlock'] as const

/** A page is a list of blocks, and a block is in no other: there is nothing to nest wrongly. */
const PageDocument = Node.create({ name: 'doc', topNode: true, content: 'block+' })

const Heading = Node.create({
  name: 'heading',
  group: 'block',
  content: 'text*',
  marks: '',
  defining: true,
  addAttributes: () => ({ level: { default: 2, rendered: false } }),
  parseHTML: () => [
    { tag: 'h2', attrs: { level: 2 } },
    { tag: 'h3', attrs: { level: 3 } },
  ],
  renderHTML: ({ node, HTMLAttributes }) => [node.attrs.level === 3 ? 'h3' : 'h2', HTMLAttributes, 0],
})

const Quote = Node.create({
  name: 'quote',
  group: 'block',
  content: 'text*',
  marks: '',
  whitespace: 'pre',
  defining: true,
  parseHTML: () => [{ tag: 'blockquote' }],
  renderHTML: ({ HTMLAttributes }) => ['blockquote', HTMLAttributes, 0],
})

/** Each block that is filled in by a form. Its fields are in the content of the page, which has it by its id. */
const FormBlock = Node.create({
  name: 'form',
  group: 'block',
  atom: true,
  selectable: true,
  draggable: false,
  addAttributes: () => ({ type: { default: 'divider', rendered: false } }),
  parseHTML: () => [{ tag: 'div[data-block]' }],
  renderHTML: ({ HTMLAttributes }) => ['div', HTMLAttributes],
})

const idAttribute = (keepOnSplit: boolean) => ({
  itemId: {
    default: null,
    keepOnSplit,
    parseHTML: (element: HTMLElement) => element.getAttribute('data-item-id'),
    renderHTML: ({ itemId }: Record<string, unknown>) => (typeof itemId === 'string' ? { 'data-item-id': itemId } : {}),
  },
})

/** The id of the block that a node is, or is a part of. */
const ItemIds = Extension.create({
  name: 'itemIds',
  addGlobalAttributes: () => [
    // The paragraph after a line break is of the same text. What follows another block is a block of its own.
    { types: [...textNodes], attributes: idAttribute(true) },
    { types: [...plainNodes, 'form'], attributes: idAttribute(false) },
  ],
})

/** How an editor shows the blocks that have fields beside their text. */
export type PageNodeViews = Record<'form' | 'quote' | 'codeBlock', NodeViewRenderer>

/** Text as common/rich-text.ts allows it, and blocks. */
export const pageNodes = (views?: PageNodeViews) => [
  StarterKit.configure({
    document: false,
    heading: false,
    blockquote: false,
    code: false,
    strike: false,
    horizontalRule: false,
    undoRedo: false,
    codeBlock: false,
    dropcursor: { class: 'drop-cursor' },
    link: { openOnClick: false, HTMLAttributes: { target: null, rel: null, class: null } },
    trailingNode: { node: 'paragraph', notAfter: ['bulletList', 'orderedList'] },
  }),
  PageDocument,
  Heading,
  views ? Quote.extend({ addNodeView: () => views.quote }) : Quote,
  views ? CodeBlock.extend({ addNodeView: () => views.codeBlock }) : CodeBlock,
  views ? FormBlock.extend({ addNodeView: () => views.form }) : FormBlock,
  ItemIds,
]
