import type { Start } from './start.ts'
import { carousel } from './carousel.ts'
import { comparison } from './comparison.ts'
import { embed } from './embed.ts'
import { lightbox } from './lightbox.ts'

/** What scripts make of blocks. Only pages that have such blocks load it. */
const starts: readonly Start[] = [carousel, comparison, embed, lightbox]

export function blocks(root: Document): () => void {
  const undo = starts.map((start) => start(root))
  return () => undo.forEach((stop) => stop())
}
