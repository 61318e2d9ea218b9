// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { Editor } from '@tiptap/core'
import type { Block } from '@vitrine/common/portfolio/pages/blocks'
import { docOf } from '../document/convert.ts'
import { pageNodes } from '../document/nodes.ts'
import { UniqueIds } from '../document/unique-ids.ts'
import { commentWidgets } from './comment-widgets.ts'

const blocks: Block[] = [
  { itemId: 'a', type: 'text', text: '<p>One</p><p>Two</p>' },
  { itemId: 'b', type: 'picture' },
  { itemId: 'c', type: 'heading', text: 'End' },
]

it('puts an element below its block, a text of several lines as one, and leaves the document as it is', () => {
  const element = document.createElement('div')
  const editor = new Editor({
    element,
    extensions: [...pageNodes(), UniqueIds],
    content: docOf(blocks).toJSON() as object,
    injectCSS: false,
  })
  const slots = new Map(['a', 'c', 'gone'].map((id) => [id, document.createElement('div')]))
  for (const [id, slot] of slots) slot.textContent = `on ${id}`
  const before = editor.state.doc
  editor.registerPlugin(commentWidgets(slots))
  const shown = () => [...editor.view.dom.children].map((child) => child.textContent)
  expect(shown()).toEqual(['One', 'Two', 'on a', '', 'End', 'on c', ''])
  expect(editor.state.doc.eq(before)).toBe(true)

  // It stays the same element, wherever its block goes.
  editor.view.dispatch(editor.state.tr.delete(0, before.child(0).nodeSize))
  expect(shown()).toEqual(['Two', 'on a', '', 'End', 'on c', ''])
  expect(element.contains(slots.get('a') ?? null)).toBe(true)
  expect(element.contains(slots.get('gone') ?? element.parentElement)).toBe(false)
  editor.destroy()
})
