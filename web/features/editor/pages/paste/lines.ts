/** What HTML takes for a space between words. */
const spaces = /[\t\n\f\r \u00a0]+/g
const breaking = 'p,div,li,tr,h1,h2,h3,h4,h5,h6,blockquote,pre,table,ul,ol,section,article,figure,figcaption,dt,dd'

export const isElement = (node: Node | null): node is Element => node?.nodeType === 1

/** The text of an element as one line. */
export const lineOf = (element: Element): string => linesOf(element).join(' ')

/** The lines of an element, without those that are empty. */
export function linesOf(element: Element): string[] {
  const lines = ['']
  const visit = (node: Node): void => {
    if (node.nodeType === 3) lines.push(`${lines.pop() ?? ''}${node.nodeValue ?? ''}`)
    if (!isElement(node)) return
    if (node.localName === 'br') return void lines.push('')
    const breaks = node !== element && node.matches(breaking)
    if (breaks) lines.push('')
    node.childNodes.forEach(visit)
    if (breaks) lines.push('')
    // Cells are apart.
    if (node.matches('td,th')) lines.push(`${lines.pop() ?? ''} `)
  }
  visit(element)
  return lines.map((line) => line.replace(spaces, ' ').trim()).filter((line) => line !== '')
}

/** Text in which every space and line counts. */
export function preformatted(element: Element): string {
  const copy = element.cloneNode(true) as Element
  for (const br of copy.querySelectorAll('br')) br.replaceWith('\n')
  return copy.textContent.replace(/\r\n?/g, '\n').replace(/^\n|\n$/g, '')
}
