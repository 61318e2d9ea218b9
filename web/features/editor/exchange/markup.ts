import { Marked } from 'marked'
import { safeHref } from '@vitrine/common/links'
import type { Markup } from '@vitrine/common/portfolio/exchange/reader'
import { richTextOf } from '@vitrine/common/portfolio/exchange/values'
import { parseRichText, type RichNode } from '@vitrine/templates/parts/rich-text-tree'

/** Markdown and HTML as people write them in résumés, as rich text of the kind that pages show, and as plain text. */
export const markup: Markup = {
  rich: (text) =>
    isPlain(text) && !text.includes('://')
      ? richTextOf(text)
      : parsed(text)
          .map(htmlOf)
          .join('')
          .replace(/<p>\s*<\/p>/g, ''),
  plain: (text) => (isPlain(text) ? text : tidy(parsed(text).map(textOf).join(''))),
}

const isPlain = (text: string) => !/[<&*_`[\]#~\\]|^\s*[-+>]\s/m.test(text)

/** What is taken for HTML. Anything else in angle brackets is text: `List<String>`, `<your name>`. */
const htmlTag =
  /^<\/?(?:a|abbr|article|b|big|blockquote|br|center|code|dd|del|div|dl|dt|em|font|h[1-6]|hr|i|img|ins|li|mark|ol|p|pre|s|section|small|span|strike|strong|sub|sup|table|tbody|td|tfoot|th|thead|tr|tt|u|ul)\b[^>]*>/i

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

const marked = new Marked({
  breaks: true,
  tokenizer: {
    html: (source) => (htmlTag.test(source.trimStart()) ? false : undefined),
    tag: (source) => (htmlTag.test(source) ? false : undefined),
    // A number at the start of a line is part of the text: “1. FC Köln”, “2015. A good year”.
    list: (source) => (/^\s*\d/.test(source) ? undefined : false),
  },
  renderer: {
    image: ({ href, text }) => `<a href="${escaped(href)}">${escaped(text || href)}</a>`,
  },
})

/** Tags of blocks that rich text does not have. */
const otherBlocks = /<(\/?)(?:h[1-6]|blockquote|pre|tr|dt|dd|section|article)\b[^>]*>/gi
const picture = /<img\b[^>]*?\bsrc=["']([^"'>]*)["'][^>]*>/gi

function parsed(text: string) {
  const isOneLine = !/\n|^\s*(?:[-+*>]\s|#{1,6}\s|<)/.test(text)
  const html = (isOneLine ? marked.parseInline(text) : marked.parse(text)) as string
  return parseRichText(
    html
      .replace(picture, '<a href="$1">$1</a>')
      .replace(otherBlocks, '<$1p>')
      .replace(/<\/t[dh]>/gi, ' '),
  )
}

function htmlOf(node: RichNode): string {
  if (typeof node === 'string') return escaped(node)
  const inside = node.children.map(htmlOf).join('')
  if (node.tag === 'br') return '<br>'
  if (node.tag !== 'a') return `<${node.tag}>${inside}</${node.tag}>`
  const href = safeHref(node.href)
  return href === null ? inside : `<a href="${escaped(href)}">${inside}</a>`
}

function textOf(node: RichNode): string {
  if (typeof node === 'string') return node.replace(/\s+/g, ' ')
  const inside = node.children.map(textOf).join('')
  switch (node.tag) {
    case 'br':
      return '\n'
    case 'li':
      return `\n• ${inside.trim()}\n`
    case 'p':
      return `\n\n${inside.trim()}\n\n`
    case 'ul':
    case 'ol':
      return `\n\n${inside.replace(/\s*\n\s*/g, '\n')}\n\n`
    case 'a':
      return !node.href || inside.includes(bare(node.href)) ? inside : `${inside} (${bare(node.href)})`
    default:
      return inside
  }
}

const bare = (href: string) => href.replace(/^mailto:/, '')

const tidy = (text: string) =>
  text
    .replace(/[ \t]*\n[ \t]*/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
