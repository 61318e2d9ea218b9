import { Parser } from 'htmlparser2'

export interface ElementText {
  /** Where its attributes begin in the markup. */
  at: number
  attributes: Readonly<Record<string, string>>
  /** Its own text, without that of the elements in it. */
  text: string
}

/** All elements, in their order. @param markup as React renders it */
export function elementTexts(markup: string): ElementText[] {
  const elements: ElementText[] = []
  const open: ElementText[] = []
  const parser = new Parser({
    onopentag(name, attributes) {
      const element = { at: parser.startIndex + 1 + name.length, attributes, text: '' }
      open.push(element)
      elements.push(element)
    },
    ontext(text) {
      const element = open.at(-1)
      if (element) element.text += text
    },
    onclosetag() {
      open.pop()
    },
  })
  parser.end(markup)
  return elements
}
