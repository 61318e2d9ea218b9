import type { BlockType } from '@vitrine/common/portfolio/pages/blocks'
import type { BlockView } from './block.ts'
import { carousel } from './carousel.tsx'
import { code } from './code.tsx'
import { comparison } from './comparison.tsx'
import { decisions } from './decisions.tsx'
import { divider } from './divider.tsx'
import { embed } from './embed.tsx'
import { figure } from './figure.tsx'
import { file } from './file.tsx'
import { gallery } from './gallery.tsx'
import { grid } from './grid.tsx'
import { heading } from './heading.tsx'
import { media } from './media.tsx'
import { picture } from './picture.tsx'
import { quote } from './quote.tsx'
import { row } from './row.tsx'
import { summary } from './summary.tsx'
import { table } from './table.tsx'
import { text } from './text.tsx'

/** How each type of block is shown. */
const views: { readonly [T in BlockType]: BlockView<T> } = {
  summary,
  heading,
  text,
  picture,
  row,
  grid,
  carousel,
  comparison,
  figure,
  quote,
  decisions,
  code,
  table,
  file,
  media,
  embed,
  gallery,
  divider,
}

/** The view of a block; null of a type that this version does not know. TypeScript cannot follow that the two belong together. */
export const viewOf = ({ type }: { type: string }): BlockView<BlockType> | null =>
  Object.hasOwn(views, type) ? (views[type as BlockType] as BlockView<BlockType>) : null
