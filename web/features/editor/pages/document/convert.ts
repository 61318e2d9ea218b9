import { getSchema } from '@tiptap/core'
import { DOMParser as NodeParser, DOMSerializer, type Node, type Schema } from '@tiptap/pm/model'
import type { Block, BlockOf, BlockType } from '@vitrine/common/portfolio/pages/blocks'
import { pageNodes, textNodes } from './nodes.ts'

/** The schema of a page's document. An editor with more extensions has one of its own. */
export const pageSchema = getSchema(pageNodes())

export const isTextNode = ({ type }: Node): boolean => (textNodes as readonly string[]).includes(type.name)

/** A block as the page has it at present. */
export type KnownBlock = (itemId: string) => Block | undefined

/** The document of a page. There is always a line to write in. */
export function docOf(blocks: readonly Block[], schema: Schema = pageSchema): Node {
  const nodes = blocks.flatMap((block) => nodesOf(block, schema))
  const last = nodes.at(-1)
  return schema.node('doc', null, last && isTextNode(last) ? nodes : [...nodes, schema.node('paragraph')])
}

/** The nodes of a block. A text is several: one for each of its paragraphs and lists. */
export function nodesOf(block: Block, schema: Schema = pageSchema): Node[] {
  const itemId = block.itemId ?? null
  const text = (value = '') => (value === '' ? [] : [schema.text(value)])
  switch (block.type) {
    case 'text':
      return nodesOfHtml(block.text ?? '', schema).map((node) => withItemId(node, itemId))
    case 'heading':
      return [schema.node('heading', { itemId, level: levelOf(block) }, text(block.text))]
    case 'quote':
      return [schema.node('quote', { itemId }, text(block.text))]
    case 'code':
      return [schema.node('codeBlock', { itemId, language: block.language ?? null }, text(block.code))]
    default:
      return [schema.node('form', { itemId, type: block.type })]
  }
}

/**
 * The blocks of a document. Lines of text that follow each other with one id are one block; lines without a word are none. What the
 * document does not say of a block is as it was.
 */
export function blocksOf(doc: Node, known: KnownBlock): Block[] {
  const blocks: Block[] = []
  for (let index = 0; index < doc.childCount; ) {
    const node = doc.child(index++)
    if (!isTextNode(node)) {
      blocks.push(blockOf(node, known))
      continue
    }
    const lines = [node]
    for (let next = doc.maybeChild(index); next && isTextNode(next) && idOf(next) === idOf(node); ) {
      lines.push(next)
      next = doc.maybeChild(++index)
    }
    if (lines.some(hasWords)) blocks.push(textBlockOf(lines, known))
  }
  return blocks
}

const hasWords = ({ type, content }: Node): boolean => type.name !== 'paragraph' || content.size > 0

/** The id of the block that a node is part of. A list that was made of a paragraph has the paragraph's, inside. */
export function idOf(node: Node): string | null {
  const own: unknown = node.attrs.itemId
  if (typeof own === 'string') return own
  return node.firstChild?.isBlock ? idOf(node.firstChild) : null
}

function textBlockOf(lines: readonly Node[], known: KnownBlock): Block {
  const [first] = lines
  const block = ownBlock('text', first ? idOf(first) : null, known)
  return withText(block, 'text', lines.map(htmlOf).join(''))
}

function blockOf(node: Node, known: KnownBlock): Block {
  const itemId = idOf(node)
  const text = node.textContent
  switch (node.type.name) {
    case 'heading': {
      const block = ownBlock('heading', itemId, known)
      const level = node.attrs.level === levelOf(block) ? {} : { level: String(node.attrs.level) }
      return withText(Object.keys(level).length > 0 ? { ...block, ...level } : block, 'text', text)
    }
    case 'quote':
      return withText(ownBlock('quote', itemId, known), 'text', text)
    case 'codeBlock': {
      const block = ownBlock('code', itemId, known)
      const language: unknown = node.attrs.language
      const named = typeof language === 'string' && block.language === undefined ? { ...block, language } : block
      return withText(named, 'code', text)
    }
    default:
      return (itemId === null ? undefined : known(itemId)) ?? { ...withId(itemId), type: formType(node) }
  }
}

/** The type of a block that is filled in by a form. It may be one that is not known. */
export const formType = (node: Node): BlockType => node.attrs.type as BlockType

const levelOf = ({ level }: BlockOf<'heading'>): 2 | 3 => (level === '3' ? 3 : 2)

const withId = (itemId: string | null) => (itemId === null ? {} : { itemId })

/** The block of this id, if it is of this type; else a new one. */
function ownBlock<T extends Block['type']>(type: T, itemId: string | null, known: KnownBlock): BlockOf<T> {
  const block = itemId === null ? undefined : known(itemId)
  return block?.type === type ? (block as BlockOf<T>) : ({ ...withId(itemId), type } as BlockOf<T>)
}

/** An unchanged block stays the same object. */
function withText<B extends Block>(block: B, key: keyof B, text: string): B {
  return (block[key] ?? '') === text ? block : { ...block, [key]: text }
}

export const withItemId = (node: Node, itemId: string | null): Node =>
  node.attrs.itemId === itemId ? node : node.type.create({ ...node.attrs, itemId }, node.content, node.marks)

/** Nodes never change, so each is written once, however often a page is typed in. */
const written = new WeakMap<Node, string>()

/** A line of text as HTML, without ids. */
export function htmlOf(node: Node): string {
  const stored = written.get(node)
  if (stored !== undefined) return stored
  const plain = withoutIds(node)
  const box = document.createElement('div')
  box.append(DOMSerializer.fromSchema(node.type.schema).serializeNode(plain))
  written.set(node, box.innerHTML)
  return box.innerHTML
}

function withoutIds(node: Node): Node {
  if (node.isText || node.isLeaf) return node
  const children: Node[] = []
  node.forEach((child) => children.push(withoutIds(child)))
  return node.type.create({ ...node.attrs, itemId: null }, children, node.marks)
}

/** The lines of a rich text; one that is empty for an empty text. */
function nodesOfHtml(html: string, schema: Schema): Node[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const nodes: Node[] = []
  NodeParser.fromSchema(schema)
    .parse(body)
    .forEach((node) => nodes.push(node))
  return nodes
}
