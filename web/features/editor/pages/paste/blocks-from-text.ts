import { Marked } from 'marked'
import { blocksFromHtml, type Pasted } from './blocks-from-html.ts'

/** Something at the beginning of a line, or around words, that only Markdown has. */
const markdown =
  /^ {0,3}(?:#{1,6} |[-*+] |\d{1,9}[.)] |> ?\S|```|~~~|(?:[-*_] ?){3,}$|\|.*\|\s*$)|\*\*\S|__\S|!?\[[^\]\n]*\]\([^)\n]+\)/m

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign)

/** HTML in Markdown is text here: somebody writes about it. */
const marked = new Marked({ gfm: true, breaks: true, renderer: { html: ({ text }) => escaped(text) } })

/** Pasted plain text as blocks: Markdown if it looks like it, else a paragraph for each line. */
export function blocksFromText(text: string): Pasted {
  if (markdown.test(text)) return blocksFromHtml(marked.parse(text, { async: false }))
  const lines = text.split(/\r\n?|\n/)
  return blocksFromHtml(lines.map((line) => `<p>${escaped(line)}</p>`).join(''))
}
