import { createDocument, type Editor, type Extensions } from '@tiptap/react'
import type { Node } from '@tiptap/pm/model'
import { Selection } from '@tiptap/pm/state'
import StarterKit from '@tiptap/starter-kit'

/**
 * Exactly what common/rich-text.ts allows.
 *
 * @param ownUndo whether the text has an undo of its own; otherwise its editor has to listen to the keys
 */
export const richTextExtensions = ({ ownUndo = true } = {}): Extensions => [
  StarterKit.configure({
    heading: false,
    blockquote: false,
    code: false,
    codeBlock: false,
    strike: false,
    horizontalRule: false,
    trailingNode: false,
    link: { openOnClick: false, HTMLAttributes: { target: null, rel: null, class: null } },
    ...(ownUndo ? {} : { undoRedo: false }),
  }),
]

/** What is stored of a text. */
export const htmlOf = (editor: Editor): string => (editor.isEmpty ? '' : editor.getHTML())

/** Shows a text that was changed elsewhere. Only what differs is replaced, and the cursor goes there, as with native undo. */
export function showHtml({ state, view, schema }: Editor, html: string): void {
  const next = createDocument(html, schema)
  const start = state.doc.content.findDiffStart(next.content)
  const end = state.doc.content.findDiffEnd(next.content)
  if (start === null || end === null) return
  // Where letters are repeated, both ends meet before the beginning.
  const overlap = Math.max(start - Math.min(end.a, end.b), 0)
  const tr = state.tr.replace(start, end.a + overlap, next.slice(start, end.b + overlap))
  tr.setSelection(Selection.near(tr.doc.resolve(Math.min(end.b + overlap, tr.doc.content.size)), -1))
  view.dispatch(tr.setMeta('preventUpdate', true))
}

/**
 * Where a letter is in a text, counted without what is between paragraphs.
 *
 * @param side of a letter between two paragraphs, whose end or beginning is meant
 */
export function positionOf(doc: Node, letters: number, side: 'before' | 'after' = 'after'): number {
  let passed = 0
  let found = 0
  doc.descendants((node, position) => {
    const { length } = node.text ?? ''
    const isHere = side === 'after' ? letters < passed + length : letters <= passed + length
    if (node.isText && isHere && passed <= letters && found === 0) found = position + letters - passed
    passed += length
  })
  return found || doc.content.size
}
