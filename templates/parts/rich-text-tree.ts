import { isRichTextTag, richTextDropped, richTextSynonyms, type RichTextTag } from '@vitrine/common/rich-text'
import { readMarkup } from '#markup'

export interface RichElement {
  tag: RichTextTag
  /** As it was written: to be judged by safeHref before it is used. */
  href?: string
  children: RichNode[]
}
export type RichNode = string | RichElement

/** Caches parsed texts: a page parses each of its texts several times, and a preview does so on every keystroke. */
const CACHE_SIZE = 50
const cache = new Map<string, readonly RichNode[]>()

/** Limits the recursion of the renderer; no sensible text nests deeper. */
const MAX_DEPTH = 16

const blockTags: ReadonlySet<RichTextTag> = new Set(['p', 'ul', 'ol'])
const isBlock = (node: RichNode) => typeof node !== 'string' && blockTags.has(node.tag)

/** Parses rich or plain text into blocks; loose text becomes paragraphs, split at blank lines. */
export function parseRichText(html: string): RichElement[] {
  return intoBlocks(parse(html))
}

/** Rich text as one line of plain text, for descriptions and excerpts. */
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
  const cached = cache.get(html)
  if (cached) return cached
  const tree = build(html)
  cache.set(html, tree)
  const [oldest] = cache.keys()
  if (cache.size > CACHE_SIZE && oldest !== undefined) cache.delete(oldest)
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
