import { isRichTextTag, richTextDropped, richTextSynonyms, type RichTextTag } from '@vitrine/common/rich-text'
import { readMarkup } from '#markup'

export interface RichElement {
  tag: RichTextTag
  /** As it was written: to be judged by safeHref before it is used. */
  href?: string
  children: RichNode[]
}
export type RichNode = string | RichElement

/** A page asks for each of its texts several times, and a preview does so with every keystroke. */
const REMEMBERED = 50
const remembered = new Map<string, readonly RichNode[]>()

/** Nothing honest nests deeper, and a renderer goes down by recursion. */
const MAX_DEPTH = 16

const blockTags: ReadonlySet<RichTextTag> = new Set(['p', 'ul', 'ol'])
const isBlock = (node: RichNode) => typeof node !== 'string' && blockTags.has(node.tag)

/** Reads rich text, or plain text, into blocks: what stands outside of any becomes paragraphs, parted at blank lines. */
export function parseRichText(html: string): RichElement[] {
  return intoBlocks(parse(html))
}

/** The text of rich text on one line, as descriptions and excerpts want it. */
export function plainText(html: string): string {
  return textOf(parse(html)).replace(/\s+/g, ' ').trim()
}

function textOf(nodes: readonly RichNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node
      return node.tag === 'a' || node.tag === 'strong' || node.tag === 'em' || node.tag === 'u'
        ? textOf(node.children)
        : ` ${textOf(node.children)} `
    })
    .join('')
}

function parse(html: string): readonly RichNode[] {
  const known = remembered.get(html)
  if (known) return known
  const tree = build(html)
  remembered.set(html, tree)
  const [oldest] = remembered.keys()
  if (remembered.size > REMEMBERED && oldest !== undefined) remembered.delete(oldest)
  return tree
}

function build(html: string): RichNode[] {
  const root: RichNode[] = []
  /** Elements that are open, by the name that will close them; those without an element are not shown. */
  const open: { name: string; element?: RichElement }[] = []
  let dropped = 0

  const siblings = () => open.findLast(({ element }) => element)?.element?.children ?? root

  readMarkup(html, {
    open(name, attributes) {
      if (richTextDropped.includes(name)) dropped += 1
      const tag = richTextSynonyms[name] ?? name
      if (dropped > 0 || !isRichTextTag(tag) || open.length >= MAX_DEPTH) {
        open.push({ name })
        return
      }
      const element: RichElement = { tag, children: [] }
      if (tag === 'a' && attributes.href) element.href = attributes.href
      siblings().push(element)
      open.push({ name, element: tag === 'br' ? undefined : element })
    },
    text(text) {
      if (dropped > 0) return
      const target = siblings()
      const last = target.at(-1)
      if (typeof last === 'string') target[target.length - 1] = last + text
      else target.push(text)
    },
    close(name) {
      if (open.pop() && richTextDropped.includes(name)) dropped -= 1
    },
  })
  return root
}

function intoBlocks(nodes: readonly RichNode[]): RichElement[] {
  const blocks: RichElement[] = []
  let loose: RichNode[] = []
  const close = () => {
    if (loose.some((node) => typeof node !== 'string' || node.trim() !== '')) blocks.push({ tag: 'p', children: loose })
    loose = []
  }
  for (const node of nodes) {
    if (typeof node === 'string') {
      const [first = '', ...others] = node.split(/\n\s*\n/)
      loose.push(first)
      for (const paragraph of others) {
        close()
        loose.push(paragraph)
      }
    } else if (isBlock(node)) {
      close()
      blocks.push(node)
    } else {
      loose.push(node)
    }
  }
  close()
  return blocks
}
