import { Fragment, type Node } from '@tiptap/pm/model'
import { NodeSelection, Selection, TextSelection, type EditorState, type Transaction } from '@tiptap/pm/state'
import { idOf, isTextNode, withItemId } from './convert.ts'

/* Edits of the blocks of a document. They go by the position in the document, from 0; a paragraph counts as one. */

/** Where a node of the document begins. */
export function startOf(doc: Node, index: number): number {
  let start = 0
  for (let before = 0; before < index; before++) start += doc.child(before).nodeSize
  return start
}

/** The node that the cursor is in, or that is chosen. */
export const currentIndex = ({ selection, doc }: EditorState): number =>
  Math.min(selection.$from.index(0), doc.childCount - 1)

/** Moves a node, and the cursor with it. A line of text that comes beside a text becomes part of it. Null if it cannot be moved there. */
export function moveNode(state: EditorState, from: number, to: number): Transaction | null {
  const { doc, selection, tr } = state
  if (to < 0 || to >= doc.childCount || to === from) return null
  const node = doc.child(from)
  const start = startOf(doc, from)
  const within = selection.from - start
  const isInside = selection.from >= start && selection.to <= start + node.nodeSize
  tr.delete(start, start + node.nodeSize)
  const neighbour = [to - 1, to].map((index) => tr.doc.maybeChild(index)).find((other) => other && isTextNode(other))
  const moved = isTextNode(node) && neighbour ? withItemId(node, idOf(neighbour)) : node
  const place = startOf(tr.doc, to)
  tr.insert(place, moved)
  if (isInside) tr.setSelection(selectionAt(tr.doc, place, within, selection))
  return tr.scrollIntoView()
}

function selectionAt(doc: Node, start: number, within: number, before: Selection): Selection {
  if (before instanceof NodeSelection) return NodeSelection.create(doc, start)
  return TextSelection.between(doc.resolve(start + within), doc.resolve(start + within + before.to - before.from))
}

/** Removes a node. There is always a line left. */
export function removeNode({ doc, tr, schema }: EditorState, index: number): Transaction {
  const start = startOf(doc, index)
  const end = start + doc.child(index).nodeSize
  if (doc.childCount === 1) tr.replaceWith(start, end, schema.node('paragraph'))
  else tr.delete(start, end)
  return tr.setSelection(Selection.near(tr.doc.resolve(Math.min(start, tr.doc.content.size)), -1)).scrollIntoView()
}

/** Puts nodes after the one that the cursor is in, or in place of it if that is an empty line. */
export function insertNodes(state: EditorState, nodes: readonly Node[]): Transaction {
  const { doc, tr } = state
  const index = currentIndex(state)
  const current = doc.child(index)
  const start = startOf(doc, index)
  const isBlank = isBlankLine(current)
  const place = isBlank ? start : start + current.nodeSize
  tr.replaceWith(place, isBlank ? start + current.nodeSize : place, Fragment.from(nodes))
  return selectStart(tr, place).scrollIntoView()
}

/** Puts nodes in place of the line that the cursor is in. It goes on in the line after them. */
export function replaceLine({ doc, selection, tr, schema }: EditorState, nodes: readonly Node[]): Transaction {
  const { $from } = selection
  const hasNext = doc.maybeChild($from.index(0) + 1)?.isTextblock === true
  tr.replaceWith($from.before(1), $from.after(1), hasNext ? nodes : [...nodes, schema.node('paragraph')])
  const next = $from.before(1) + nodes.reduce((size, { nodeSize }) => size + nodeSize, 0)
  return tr.setSelection(Selection.near(tr.doc.resolve(next + 1))).scrollIntoView()
}

/** Puts the cursor into the node that begins here, or chooses it. */
export function selectStart(tr: Transaction, start: number): Transaction {
  const node = tr.doc.nodeAt(start)
  return tr.setSelection(
    node?.isAtom
      ? NodeSelection.create(tr.doc, start)
      : Selection.near(tr.doc.resolve(Math.min(start + 1, tr.doc.content.size))),
  )
}

/** A node of the document, and the side of it that is meant. */
export interface Beside {
  index: number
  after: boolean
}

/** Puts nodes before or after another, which is never divided; an empty line makes way for them. */
export function putBeside({ doc, tr }: EditorState, nodes: readonly Node[], { index, after }: Beside): Transaction {
  const start = startOf(doc, index)
  const end = start + doc.child(index).nodeSize
  const [from, to] = isBlankLine(doc.child(index)) ? [start, end] : after ? [end, end] : [start, start]
  tr.replaceWith(from, to, nodes)
  return selectStart(tr, from).scrollIntoView()
}

const isBlankLine = ({ type, content }: Node): boolean => type.name === 'paragraph' && content.size === 0

/**
 * Puts what was pasted at the cursor. Words go into the line, and blocks between lines: a line, or a list, that the cursor is in the
 * middle of, goes on after them. Nothing is dropped for not fitting.
 */
export function pasteNodes(state: EditorState, nodes: readonly Node[]): Transaction {
  // A chosen block is not words to be written over: often it is what was pasted just before.
  const chosen = state.selection instanceof NodeSelection ? state.selection : null
  const tr = chosen ? state.tr : state.tr.deleteSelection()
  const $at = tr.selection.$from
  const top = $at.depth > 0 ? $at.node(1) : null
  const [only] = nodes
  if (only && nodes.length === 1 && only.type.name === 'paragraph' && !chosen && $at.parent.isTextblock) {
    if (top && isTextNode(top)) return tr.insert($at.pos, only.content).scrollIntoView()
    return tr.insertText(only.textContent, $at.pos).scrollIntoView()
  }
  let place: number
  // An empty line makes way.
  let end: number | null = null
  if (chosen) place = chosen.to
  else if (!top) place = $at.pos
  else if (isBlankLine(top)) [place, end] = [$at.before(1), $at.after(1)]
  else if ($at.pos === endOfText($at.before(1), top)) place = $at.after(1)
  else if ($at.pos === startOfText($at.before(1), top)) place = $at.before(1)
  else {
    tr.split($at.pos, $at.depth)
    place = $at.before(1) + (tr.doc.nodeAt($at.before(1))?.nodeSize ?? 0)
  }
  tr.replaceWith(place, end ?? place, nodes)
  const next = place + nodes.reduce((size, { nodeSize }) => size + nodeSize, 0)
  return tr.setSelection(Selection.near(tr.doc.resolve(next), -1)).scrollIntoView()
}

/** Writes in a line of its own after the block that is chosen. Null where none is. */
export function writeAfter({ selection, doc, tr, schema }: EditorState, text: string): Transaction | null {
  if (!(selection instanceof NodeSelection)) return null
  const next = doc.nodeAt(selection.to)
  if (next && isBlankLine(next)) tr.insertText(text, selection.to + 1)
  else tr.insert(selection.to, schema.node('paragraph', null, schema.text(text)))
  return tr.setSelection(TextSelection.create(tr.doc, selection.to + 1 + text.length)).scrollIntoView()
}

function endOfText(start: number, node: Node): number {
  let depth = 0
  for (let inner: Node | null = node; inner && !inner.isTextblock; inner = inner.lastChild) depth++
  return start + node.nodeSize - 1 - depth
}

function startOfText(start: number, node: Node): number {
  let depth = 0
  for (let inner: Node | null = node; inner && !inner.isTextblock; inner = inner.firstChild) depth++
  return start + 1 + depth
}
