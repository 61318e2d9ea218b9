// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { Editor } from '@tiptap/core'
import { Plugin, PluginKey } from '@tiptap/pm/state'
import type { Block } from '@vitrine/common/portfolio/pages/blocks'
import { docOf } from '../document/convert.ts'
import { pageNodes } from '../document/nodes.ts'
import { UniqueIds } from '../document/unique-ids.ts'
import { showBelowBlocks } from './comment-widgets.ts'

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
  const ended = vi.fn()
  editor.registerPlugin(new Plugin({ key: new PluginKey('menu'), view: () => ({ destroy: ended }) }))
  const hide = showBelowBlocks(editor.view, slots)
  const shown = () => [...editor.view.dom.children].map((child) => child.textContent)
  expect(shown()).toEqual(['One', 'Two', 'on a', '', 'End', 'on c', ''])
  expect(editor.state.doc.eq(before)).toBe(true)

  // It stays the same element, wherever its block goes.
  editor.view.dispatch(editor.state.tr.delete(0, before.child(0).nodeSize))
  expect(shown()).toEqual(['Two', 'on a', '', 'End', 'on c', ''])
  expect(element.contains(slots.get('a') ?? null)).toBe(true)
  expect(element.contains(slots.get('gone') ?? element.parentElement)).toBe(false)

  hide()
  expect(shown()).toEqual(['Two', '', 'End', ''])
  expect(ended, 'a menu that is open stays open').not.toHaveBeenCalled()
  editor.destroy()
})
