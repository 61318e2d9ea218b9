import { blocksFromHtml, type Pasted } from './blocks-from-html.ts'

/** Something at the beginning of a line, or around words, that only Markdown has. */
const markdown =
  /^ {0,3}(?:#{1,6} |[-*+] |\d{1,9}[.)] |> ?\S|```|~~~|(?:[-*_] ?){3,}$|\|.*\|\s*$)|\*\*\S|__\S|!?\[[^\]\n]*\]\([^)\n]+\)/m

export const looksLikeMarkdown = (text: string): boolean => markdown.test(text)

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
export const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign)

/** Plain text as blocks: a paragraph for each line. */
export const blocksFromText = (text: string): Pasted =>
  blocksFromHtml(
    text
      .split(/\r\n?|\n/)
      .map((line) => `<p>${escaped(line)}</p>`)
      .join(''),
  )
