import { textsOfBlock } from './block-texts.ts'
import type { PageContent } from './page-content.ts'

/** What adults read of prose; of scripts without spaces, characters. */
const WORDS_A_MINUTE = 230
const CHARACTERS_A_MINUTE = 500

/** Written without spaces, so that a word is one or two characters and says little of the time. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/gu

let words: Intl.Segmenter | undefined

/** Minutes that it takes to read a text: a fraction. */
function minutesOf(text: string): number {
  const characters = text.match(unspaced)?.length ?? 0
  // Made on first use: it takes longer than most pages.
  words ??= new Intl.Segmenter(undefined, { granularity: 'word' })
  let count = 0
  for (const { isWordLike } of words.segment(text.replace(unspaced, ' '))) if (isWordLike) count += 1
  return count / WORDS_A_MINUTE + characters / CHARACTERS_A_MINUTE
}

/** Blocks never change, so each is counted once, however often the page is typed in. */
const counted = new WeakMap<object, number>()

function minutesOfBlock(block: { type: string }): number {
  const known = counted.get(block)
  if (known !== undefined) return known
  const minutes = minutesOf(textsOfBlock(block).join('\n'))
  counted.set(block, minutes)
  return minutes
}

/** The minutes that a page takes to read, at least one. */
export function readingMinutes({ excerpt = '', blocks = [] }: Pick<PageContent, 'excerpt' | 'blocks'>): number {
  const minutes = blocks.reduce((sum, block) => sum + minutesOfBlock(block), minutesOf(excerpt))
  return Math.max(1, Math.round(minutes))
}
