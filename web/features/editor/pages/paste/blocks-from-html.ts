import { DOMParser as NodeParser, type Node as PageNode } from '@tiptap/pm/model'
import { cutText } from '@vitrine/common/cut-text'
import { safeHref } from '@vitrine/common/links'
import { blockSchema, type Block } from '@vitrine/common/portfolio/pages/blocks'
import { embedOf } from '@vitrine/common/portfolio/pages/embeds'
import { richTextDropped } from '@vitrine/common/rich-text'
import { newItem } from '../../state/list-edits.ts'
import { withoutStyles } from '../../fields/pasted-html.ts'
import { isTextNode, pageSchema } from '../document/convert.ts'
import { isElement, lineOf, linesOf, preformatted } from './lines.ts'
import { writeTicks } from './ticks.ts'
import { codeBlocks, headingBlock, quoteBlocks, tableBlocks, textBlocks } from './sized-blocks.ts'

/** A block of a picture that came without its file. */
export interface PastedPicture {
  itemId: string
  /** Its data: address; null where only the app that it comes from can read it. */
  data: string | null
}

export interface Pasted {
  blocks: Block[]
  pictures: PastedPicture[]
}

/** What stands on lines of its own. Everything else is part of a line. */
const blockTags =
  'p,div,section,article,main,header,footer,nav,aside,figure,figcaption,details,summary,form,fieldset,address,center,dl,dt,dd,' +
  'h1,h2,h3,h4,h5,h6,ul,ol,li,table,tbody,thead,tfoot,tr,td,th,caption,blockquote,pre,hr,img,video,iframe,[data-block]'
const dropped = [...richTextDropped.filter((tag) => tag !== 'iframe'), 'head', 'meta', 'link', 'input'].join(',')
const headings: readonly [selector: string, level: '2' | '3'][] = [
  ['h1,h2,p.MsoTitle', '2'],
  ['h3,h4,h5,h6,p.MsoSubtitle', '3'],
]
const quotes = 'blockquote,p.MsoQuote,p.MsoIntenseQuote'

/**
 * What is pasted, as blocks. Every word of it is in one of them: what has no block of its own becomes text. Pictures are never shown
 * from where they come.
 */
export function blocksFromHtml(html: string): Pasted {
  const { body } = new DOMParser().parseFromString(withoutStyles(html), 'text/html')
  writeTicks(body)
  for (const element of body.querySelectorAll(dropped)) element.remove()
  const reader = createReader()
  reader.readAll(body)
  return reader.end()
}

function createReader() {
  const blocks: Block[] = []
  const pictures: PastedPicture[] = []
  /** Lines of the text that is being read. */
  let text: PageNode[] = []
  /** What has been read of a line. */
  let line: Node[] = []

  function endLine(): void {
    if (line.length === 0) return
    const paragraph = document.createElement('p')
    paragraph.append(...line.map((node) => node.cloneNode(true)))
    line = []
    addText(paragraph)
  }

  function endText(): void {
    endLine()
    blocks.push(...textBlocks(text))
    text = []
  }

  function add(...added: Block[]): void {
    endText()
    blocks.push(...added)
  }

  /** A paragraph or a list; a line that is nothing but the address of a film or the like becomes what it leads to. Empty lines, which are only there for their height, are left out. */
  function addText(element: Element): void {
    const [first, ...others] = linesOf(element)
    if (first === undefined) return
    if (others.length === 0 && element.matches('p') && isEmbed(first)) return add({ type: 'embed', link: first })
    const box = document.createElement('div')
    box.append(element.cloneNode(true))
    NodeParser.fromSchema(pageSchema)
      .parse(box)
      .forEach((node) => {
        if (isTextNode(node) && node.textContent.trim() !== '') text.push(node)
      })
  }

  function addPicture(image: Element): void {
    const source = image.getAttribute('src') ?? ''
    const alt = (image.getAttribute('alt') ?? '').trim()
    // Some apps write emoji as pictures.
    if (alt !== '' && /^(?:\p{Extended_Pictographic}|\u200d|\ufe0f)+$/u.test(alt))
      return void line.push(document.createTextNode(alt))
    const href = /^https?:/i.test(source) ? safeHref(source) : null
    if (href) {
      endLine()
      const link = document.createElement('a')
      link.href = href
      link.textContent = alt || 'Picture'
      line.push(link)
      return endLine()
    }
    const block = { ...newItem(), type: 'picture', ...(alt === '' ? {} : { imageAlt: cutText(alt, 1_000) }) } as const
    add(block)
    pictures.push({ itemId: block.itemId ?? '', data: source.startsWith('data:image/') ? source : null })
  }

  function addTable(table: HTMLTableElement): void {
    const [first] = table.rows
    const only = table.rows.length === 1 && first?.cells.length === 1 ? first.cells[0] : undefined
    // A frame around something, not a table.
    if (only) return readAll(only)
    const rows = [...table.rows].map(({ cells }) =>
      [...cells].flatMap((cell) => [lineOf(cell), ...Array.from({ length: cell.colSpan - 1 }, () => '')]),
    )
    const caption = table.caption ? lineOf(table.caption) : ''
    const [block, ...more] = tableBlocks(rows)
    if (block) add(block.type === 'table' && caption !== '' ? { ...block, caption } : block, ...more)
    if (caption !== '' && block?.type !== 'table' && table.caption) addText(paragraphOf(caption))
    addPicturesIn(table)
  }

  function addPicturesIn(element: Element): void {
    for (const image of element.querySelectorAll('img')) addPicture(image)
  }

  function addFrame(frame: Element): void {
    const href = safeHref(frame.getAttribute('src') ?? frame.querySelector('source')?.getAttribute('src') ?? '')
    endLine()
    if (!href || !/^https?:/i.test(href)) return readAll(frame)
    const title = (frame.getAttribute('title') ?? '').trim()
    if (embedOf(href) && title.length <= 1_000)
      return add({ type: 'embed', link: href, ...(title === '' ? {} : { title }) })
    const link = document.createElement('a')
    link.href = href
    link.textContent = frame.getAttribute('title') || href
    line.push(link)
    endLine()
  }

  function readElement(element: Element): void {
    const own = ownBlock(element)
    const heading = headings.find(([selector]) => element.matches(selector))
    if (own) add(own)
    else if (heading) {
      const title = lineOf(element)
      if (title !== '') add(...headingBlock(title, heading[1]).map((block) => ({ ...idOf(element), ...block })))
      addPicturesIn(element)
    } else if (element.matches(quotes)) addQuote(element)
    else if (element.matches('pre')) {
      const code = preformatted(element)
      if (code.trim() !== '') add(...codeBlocks(code, languageOf(element)))
    } else if (element.matches('hr')) add({ ...idOf(element), type: 'divider' })
    else if (element.matches('img')) addPicture(element)
    else if (element.matches('iframe,video')) addFrame(element)
    else if (element instanceof HTMLTableElement) addTable(element)
    else if (element.matches('ul,ol,p') && !element.querySelector('p p,table,pre,blockquote,hr,[data-block]')) {
      endLine()
      const images = element.querySelectorAll('img')
      const words = element.cloneNode(true) as Element
      for (const image of words.querySelectorAll('img')) image.remove()
      addText(words)
      images.forEach(addPicture)
    } else {
      endLine()
      readAll(element)
      endLine()
    }
  }

  function addQuote(element: Element): void {
    const credit = element.querySelector('footer,cite')
    const author = credit ? lineOf(credit).replace(/^[—–-]\s*/, '') : ''
    const words = element.cloneNode(true) as Element
    if (author !== '' && author.length <= 1_000) words.querySelector('footer,cite')?.remove()
    const lines = linesOf(words)
    if (lines.length > 0) add(...quoteBlocks(lines, author.length <= 1_000 ? author : ''))
    else if (credit) addText(paragraphOf(lineOf(credit)))
    addPicturesIn(element)
  }

  function readAll(parent: Element): void {
    for (const node of [...parent.childNodes]) {
      if (!isElement(node)) {
        if (node.nodeType === 3) line.push(node)
      } else if (node.matches(blockTags)) readElement(node)
      else if (node.querySelector(blockTags)) readAll(node)
      else line.push(node)
    }
  }

  return {
    readAll,
    end(): Pasted {
      endText()
      return { blocks: blocks.map((block) => (block.itemId ? block : { ...newItem(), ...block })), pictures }
    },
  }
}

function paragraphOf(text: string): Element {
  const paragraph = document.createElement('p')
  paragraph.textContent = text
  return paragraph
}

/** Whether a line is nothing but the address of what can be shown here. */
export const isEmbed = (line: string): boolean => /^https?:\/\/\S+$/i.test(line) && embedOf(line) !== null

function idOf(element: Element): { itemId?: string } {
  const itemId = element.getAttribute('data-item-id')
  return itemId && /^[\w-]{1,40}$/.test(itemId) ? { itemId } : {}
}

const languageOf = (element: Element): string =>
  /\blang(?:uage)?-([\w+#-]+)/.exec(`${element.className} ${element.querySelector('code')?.className ?? ''}`)?.[1] ?? ''

/** A block that was copied from a page, as clipboard.ts writes it; with the part of its text that was copied. */
function ownBlock(element: Element): Block | null {
  try {
    const { success, data } = blockSchema.safeParse(JSON.parse(element.getAttribute('data-block') ?? 'null'))
    if (!success) return null
    if (data.type === 'heading') return { ...data, text: lineOf(element) }
    if (data.type === 'quote') return { ...data, text: preformatted(element) }
    return data.type === 'code' ? { ...data, code: preformatted(element) } : data
  } catch {
    return null
  }
}
