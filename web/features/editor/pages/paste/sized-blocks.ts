import type { Node } from '@tiptap/pm/model'
import { cutText } from '@vitrine/common/cut-text'
import type { Block } from '@vitrine/common/portfolio/pages/blocks'
import { newItem } from '../../state/list-edits.ts'
import { blocksOf, htmlOf, pageSchema } from '../document/convert.ts'

/* Blocks of texts that may be longer than one block or one line can be stored: the rest goes on in the next, and nothing is cut off. */

const LINE = 1_000
const TEXT = 20_000

/** Texts of these lines, which are nodes of the document. */
export function textBlocks(lines: readonly Node[]): Block[] {
  const blocks: Block[] = []
  let part: Node[] = []
  let length = 0
  const end = () => {
    if (part.length > 0) blocks.push(...blocksOf(pageSchema.node('doc', null, part), () => undefined))
    part = []
    length = 0
  }
  for (const line of lines.flatMap(shortened)) {
    const own = htmlOf(line).length
    if (length + own > TEXT) end()
    part.push(line)
    length += own
  }
  end()
  return blocks
}

/** A paragraph that is longer than a text can be, as several. */
function shortened(line: Node): Node[] {
  if (line.type.name !== 'paragraph' || htmlOf(line).length <= TEXT) return [line]
  const middle = Math.floor(line.content.size / 2)
  // Half a character could not be stored.
  const half = line.textBetween(0, middle).isWellFormed() ? middle : middle - 1
  return [line.cut(0, half), line.cut(half)].flatMap(shortened)
}

export function headingBlock(text: string, level: '2' | '3'): Block[] {
  if (text.length > LINE) return textBlocks([paragraph(text)])
  return [{ type: 'heading', text, ...(level === '3' ? { level } : {}) }]
}

export const quoteBlocks = (lines: readonly string[], author: string): Block[] =>
  joined(lines).map((text, index) => ({ type: 'quote', text, ...(index === 0 && author !== '' ? { author } : {}) }))

export const codeBlocks = (code: string, language: string): Block[] =>
  joined(code.split('\n')).map((part) => ({ type: 'code', code: part, ...(language === '' ? {} : { language }) }))

/** A table; text where a cell is longer than a cell can be. */
export function tableBlocks(rows: readonly (readonly string[])[]): Block[] {
  const fits = rows.every((cells) => cells.every((cell) => cell.length <= LINE))
  if (fits) return [{ type: 'table', rows: rows.map((cells) => ({ ...newItem(), cells: [...cells] })) }]
  return textBlocks(
    rows
      .flat()
      .filter((cell) => cell !== '')
      .map(paragraph),
  )
}

const paragraph = (text: string): Node => pageSchema.node('paragraph', null, text === '' ? [] : pageSchema.text(text))

/** Lines joined to texts that are not too long. */
function joined(lines: readonly string[]): string[] {
  const texts: string[] = []
  for (const line of lines.flatMap(pieces)) {
    const last = texts.at(-1)
    if (last !== undefined && last.length + 1 + line.length <= TEXT) texts[texts.length - 1] = `${last}\n${line}`
    else texts.push(line)
  }
  return texts
}

function pieces(line: string): string[] {
  const first = cutText(line, TEXT)
  return first === line ? [line] : [first, ...pieces(line.slice(first.length))]
}
