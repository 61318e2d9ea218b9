/** Word marks the items of its lists only by the styles of paragraphs. */
const itemSelector = 'p[data-style*="mso-list:" i]'
const markerSelector = '[data-style*="mso-list:" i]'
const numbered = /^\s*[\da-z]{1,4}[.)]/i

const block = ':is(p, ul, ol, table, blockquote, pre, h1, h2, h3, h4, h5, h6)'
/** Google Docs puts them between blocks, where each would become a paragraph. */
const emptyLines = `${block} + br, br:has(+ ${block})`

/** What a style says, as the element for it. */
const emphasis: readonly [style: RegExp, tag: string][] = [
  [/(^|;)\s*font-weight:\s*(bold|bolder|[6-9]\d\d)\b/i, 'strong'],
  [/(^|;)\s*font-style:\s*(italic|oblique)\b/i, 'em'],
  [/(^|;)\s*text-decoration[a-z-]*:[^;]*\bunderline\b/i, 'u'],
]
const notBold = /(^|;)\s*font-weight:\s*(normal|[1-5]\d\d)\b/i

/**
 * Pasted HTML with elements in place of styles: Google Docs puts emphasis into styles, and Word the items of lists. What only
 * looks different becomes plain text.
 */
export function withoutStyles(html: string): string {
  const { body } = new DOMParser().parseFromString(withoutStyleSyntax(html), 'text/html')
  listItems(body)
  for (const line of body.querySelectorAll(emptyLines)) line.remove()
  for (const element of body.querySelectorAll('[data-style]')) {
    const style = element.getAttribute('data-style') ?? ''
    element.removeAttribute('data-style')
    if (element.matches('b, strong') && notBold.test(style)) element.replaceWith(...element.childNodes)
    else if (!element.matches('a'))
      for (const [pattern, tag] of emphasis) if (pattern.test(style) && !isLinkLine(element, tag)) wrap(element, tag)
  }
  return body.innerHTML
}

/** The app's Content-Security-Policy forbids inline styles, and browsers report each one that they parse. */
const withoutStyleSyntax = (html: string): string =>
  html
    .replace(/<style\b[\s\S]*?<\/style>/gi, '')
    .replace(/<[a-z][^>]*>/gi, (tag) => tag.replace(/\sstyle=/gi, ' data-style='))

/** The line under a link, which every link has. */
const isLinkLine = (element: Element, tag: string) => tag === 'u' && element.closest('a') !== null

/** Puts the content of an element into a new one. */
function wrap(element: Element, tag: string): void {
  const inner = element.ownerDocument.createElement(tag)
  inner.append(...element.childNodes)
  element.append(inner)
}

/** Turns the items of Word into lists, nested as they were. */
function listItems(body: HTMLElement): void {
  const create = (tag: string) => body.ownerDocument.createElement(tag)
  /** The lists that the last item stands in, from the outermost. */
  let open: Element[] = []
  for (const paragraph of body.querySelectorAll(itemSelector)) {
    const level = Number(/level(\d)/.exec(paragraph.getAttribute('data-style') ?? '')?.[1] ?? 1)
    const goesOn = open[0] !== undefined && open[0] === paragraph.previousElementSibling
    open = goesOn ? open.slice(0, level) : []
    const marker = paragraph.querySelector(markerSelector)
    while (open.length < level) {
      const list = create(numbered.test(marker?.textContent ?? '') ? 'ol' : 'ul')
      const parent = open.at(-1)
      if (parent) (parent.lastElementChild ?? parent.appendChild(create('li'))).append(list)
      else paragraph.before(list)
      open.push(list)
    }
    marker?.remove()
    const item = create('li')
    item.append(...paragraph.childNodes)
    open.at(-1)?.append(item)
    paragraph.remove()
  }
}
