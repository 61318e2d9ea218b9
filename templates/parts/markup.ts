import { Parser } from 'htmlparser2'

/** Gets the parts of a text with markup, in their order. */
export interface MarkupHandler {
  open: (name: string, attributes: Readonly<Record<string, string>>) => void
  text: (text: string) => void
  close: (name: string) => void
}

/** Parses HTML on the server; browsers use markup.browser.ts. */
export function readMarkup(html: string, { open, text, close }: MarkupHandler): void {
  new Parser({ onopentag: open, ontext: text, onclosetag: (name) => close(name) }).end(html)
}
