import { carousel } from './carousel.ts'
import { comparison } from './comparison.ts'
import { embed } from './embed.ts'
import { lightbox } from './lightbox.ts'
import type { Start } from './start.ts'

const starts: readonly Start[] = [carousel, comparison, embed, lightbox]

/** What scripts make of blocks. Only pages that have such blocks load it. */
export const blocks: Start = (root) => {
  const undo = starts.map((start) => start(root))
  return () => undo.forEach((stop) => stop())
}
