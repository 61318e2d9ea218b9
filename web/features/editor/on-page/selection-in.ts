import type { Selected } from './text-writer.tsx'

/** What a double click has selected of an element’s text. */
export function selectionIn(element: HTMLElement): Selected {
  const selection = element.ownerDocument.getSelection()
  const range = selection && selection.rangeCount > 0 ? selection.getRangeAt(0) : null
  if (!range || !element.contains(range.startContainer)) return 'all'
  const of = element.textContent
  /** How many letters of the element are before a place. */
  const lettersTo = (node: Node, offset: number) => {
    const before = element.ownerDocument.createRange()
    before.selectNodeContents(element)
    before.setEnd(node, offset)
    return before.toString().length
  }
  return {
    of,
    from: lettersTo(range.startContainer, range.startOffset),
    to: element.contains(range.endContainer) ? lettersTo(range.endContainer, range.endOffset) : of.length,
  }
}
