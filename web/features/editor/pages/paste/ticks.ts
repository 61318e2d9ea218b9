const box = 'input[type="checkbox"], .checkbox-on, .checkbox-off'
const done = '[checked], [aria-checked="true"], .checkbox-on'

/** Writes the boxes of tasks as signs before their words: pages have none to tick, and what is done is worth knowing. */
export function writeTicks(body: Element): void {
  for (const element of body.querySelectorAll(box)) {
    // Of an item that says so itself, too, once is enough.
    if (element.closest('li[aria-checked]')) continue
    const { nextSibling } = element
    if (nextSibling?.nodeType === 3) nextSibling.nodeValue = (nextSibling.nodeValue ?? '').trimStart()
    element.replaceWith(signOf(element.matches(done)))
  }
  for (const item of body.querySelectorAll('li[aria-checked]')) {
    const first = firstText(item)
    if (first) first.nodeValue = signOf(item.matches(done)) + (first.nodeValue ?? '').trimStart()
  }
  // Of what was copied from a page, words are as they are.
  for (const item of body.querySelectorAll('li:not([data-item-id] li)')) {
    const first = firstText(item)
    const [written = '', tick = ''] = /^\s*\[([ xX])\]\s+/.exec(first?.nodeValue ?? '') ?? []
    if (first && written !== '') first.nodeValue = signOf(tick !== ' ') + (first.nodeValue ?? '').slice(written.length)
  }
}

const signOf = (isDone: boolean) => (isDone ? '☑ ' : '☐ ')

/** The text that an element begins with. */
function firstText(element: Element): Node | null {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) if ((texts.currentNode.nodeValue ?? '').trim() !== '') return texts.currentNode
  return null
}
