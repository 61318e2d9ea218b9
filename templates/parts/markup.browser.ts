import type { MarkupHandler } from './markup.ts'

/** Parses HTML with the browser's parser, in an inert document. */
export function readMarkup(html: string, handler: MarkupHandler): void {
  walk(new DOMParser().parseFromString(html, 'text/html').body, handler)
}

function walk(parent: Element, handler: MarkupHandler): void {
  for (const node of parent.childNodes) {
    if (node.nodeType === Node.TEXT_NODE) handler.text(node.nodeValue ?? '')
    if (node.nodeType !== Node.ELEMENT_NODE) continue
    const element = node as Element
    const name = element.localName
    handler.open(
      name,
      Object.fromEntries(Array.from(element.attributes, (attribute) => [attribute.name, attribute.value])),
    )
    walk(element, handler)
    handler.close(name)
  }
}
