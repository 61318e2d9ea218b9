// @vitest-environment jsdom
import { EditorState, NodeSelection, TextSelection, type Transaction } from '@tiptap/pm/state'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Block } from '@vitrine/common/portfolio/pages/blocks'
import { anyBlocks } from './any-blocks.ts'
import { blocksOf, docOf, nodesOf } from './convert.ts'
import { insertNodes, moveNode, pasteNodes, removeNode, writeAfter } from './moves.ts'
import { withUniqueIds } from './unique-ids.ts'

const blocks: Block[] = [
  { itemId: 'a', type: 'text', text: '<p>One</p><p>Two</p>' },
  { itemId: 'b', type: 'picture', caption: 'Sheet' },
  { itemId: 'c', type: 'text', text: '<p>Three</p><ul><li><p>Four</p></li><li><p>Five</p></li></ul>' },
  { itemId: 'd', type: 'heading', text: 'Six' },
]
const known = (itemId: string) => blocks.find((block) => block.itemId === itemId)

/** The document with the cursor in the middle of a word. */
function at(word: string, content: readonly Block[] = blocks): EditorState {
  const doc = docOf(content)
  let position = 1
  doc.descendants((node, start) => {
    if (node.isText && node.text === word) position = start + 1
  })
  return EditorState.create({ doc, selection: TextSelection.create(doc, position) })
}

/** The blocks after a step and what follows from it, without the ids of those that are new. */
function after(state: EditorState, tr: Transaction | null) {
  if (!tr) throw new Error('nothing was done')
  const next = state.apply(tr)
  const ids = withUniqueIds(state.doc, next, () => {})
  const result = blocksOf((ids ? next.apply(ids) : next).doc, known)
  expect(new Set(result.map(({ itemId }) => itemId)).size).toBe(result.length)
  return result.map(({ itemId, ...block }) => (known(itemId ?? '') ? { itemId, ...block } : block))
}

describe('moving a block', () => {
  it('keeps its id and what it holds', () => {
    const state = at('Six')
    const result = after(state, moveNode(state, 2, 0))
    expect(result.map(({ type }) => type)).toEqual(['picture', 'text', 'text', 'heading'])
    expect(result[0]).toEqual(blocks[1])
  })

  it('makes a line part of the text that it comes to', () => {
    const state = at('Two')
    expect(after(state, moveNode(state, 1, 2))).toEqual([
      { itemId: 'a', type: 'text', text: '<p>One</p>' },
      blocks[1],
      { ...blocks[2], text: `<p>Two</p>${(blocks[2] as { text: string }).text}` },
      blocks[3],
    ])
  })

  it('ends at the ends', () => {
    expect(moveNode(at('One'), 0, -1)).toBeNull()
    expect(moveNode(at('One'), 0, 99)).toBeNull()
  })
})

describe('ids', () => {
  it('of a text that is divided stay with its first part', () => {
    const state = at('One')
    const divider = state.schema.node('form', { type: 'divider' })
    expect(after(state, insertNodes(state, [divider]))).toEqual([
      { itemId: 'a', type: 'text', text: '<p>One</p>' },
      { type: 'divider' },
      { type: 'text', text: '<p>Two</p>' },
      ...blocks.slice(1),
    ])
  })

  it('of a line that becomes a heading are new, and the text keeps its own', () => {
    const state = at('One')
    const tr = state.tr.setBlockType(1, 2, state.schema.nodes.heading!, { itemId: 'a', level: 2 })
    expect(after(state, tr).slice(0, 2)).toEqual([
      { type: 'heading', text: 'One' },
      { itemId: 'a', type: 'text', text: '<p>Two</p>' },
    ])
  })
})

/** The document with the picture chosen. */
function atPicture(content: readonly Block[] = blocks): EditorState {
  const doc = docOf(content)
  const place = content
    .slice(0, 1)
    .flatMap((block) => nodesOf(block))
    .reduce((size, { nodeSize }) => size + nodeSize, 0)
  return EditorState.create({ doc, selection: NodeSelection.create(doc, place) })
}

describe('a chosen block', () => {
  it('stays when something is written: that goes into a line of its own after it', () => {
    const state = atPicture()
    expect(after(state, writeAfter(state, 'x'))).toEqual([
      ...blocks.slice(0, 2),
      { type: 'text', text: '<p>x</p>' },
      ...blocks.slice(2),
    ])
    const last = atPicture(blocks.slice(0, 2))
    expect(after(last, writeAfter(last, 'x'))).toEqual([...blocks.slice(0, 2), { type: 'text', text: '<p>x</p>' }])
    expect(last.apply(writeAfter(last, 'x')!).selection).toBeInstanceOf(TextSelection)
    expect(writeAfter(at('Two'), 'x')).toBeNull()
  })

  it('stays when something is pasted, which comes after it', () => {
    const state = atPicture()
    for (const pasted of [{ type: 'text', text: '<p>x</p>' } as const, { type: 'figure', value: '3' } as const]) {
      const result = after(state, pasteNodes(state, nodesOf(pasted)))
      expect(result.map(({ type }) => type)).toEqual(['text', 'picture', pasted.type, 'text', 'heading'])
      expect(result[1]).toEqual(blocks[1])
    }
  })
})

describe('what is pasted', () => {
  const heading = nodesOf({ type: 'heading', text: 'Pasted' })

  it('divides the list that the cursor is in', () => {
    const state = at('Four')
    expect(after(state, pasteNodes(state, heading)).slice(2)).toEqual([
      { itemId: 'c', type: 'text', text: '<p>Three</p><ul><li><p>F</p></li></ul>' },
      { type: 'heading', text: 'Pasted' },
      { type: 'text', text: '<ul><li><p>our</p></li><li><p>Five</p></li></ul>' },
      blocks[3],
    ])
  })

  it('goes into the line if it is a word', () => {
    const state = at('Four')
    const words = nodesOf({ type: 'text', text: '<p><strong>x</strong></p>' })
    expect(after(state, pasteNodes(state, words))[2]).toMatchObject({
      text: '<p>Three</p><ul><li><p>F<strong>x</strong>our</p></li><li><p>Five</p></li></ul>',
    })
    const inHeading = at('Six')
    expect(after(inHeading, pasteNodes(inHeading, words))[3]).toMatchObject({ text: 'Sxix' })
  })

  it('loses nothing, whatever it is and wherever it goes', () => {
    const signs = (text: string) => text.split('').toSorted().join('')
    fc.assert(
      fc.property(anyBlocks, anyBlocks, fc.nat(), (page, pasted, where) => {
        const doc = docOf(page)
        const nodes = pasted.flatMap((block) => nodesOf({ ...block, itemId: undefined }))
        fc.pre(nodes.length > 0)
        const selection = TextSelection.near(doc.resolve(where % (doc.content.size + 1)))
        const state = EditorState.create({ doc, selection })
        const result = state.apply(pasteNodes(state, nodes)).doc
        expect(signs(result.textContent)).toBe(signs(doc.textContent + nodes.map((node) => node.textContent).join('')))
        const forms = (all: readonly { type: { name: string } }[]) =>
          all.filter(({ type }) => type.name === 'form').length
        expect(forms(result.content.content)).toBe(forms(doc.content.content) + forms(nodes))
      }),
      { numRuns: 150 },
    )
  })
})

describe('removing', () => {
  it('leaves a line to write in', () => {
    const state = at('Six', [{ itemId: 'd', type: 'heading', text: 'Six' }])
    const once = state.apply(removeNode(state, 0))
    expect(once.apply(removeNode(once, 0)).doc.childCount).toBe(1)
  })
})
