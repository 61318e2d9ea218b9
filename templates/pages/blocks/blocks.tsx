import { memo } from 'react'
import type { Block } from '@vitrine/common/portfolio/pages/blocks'
import type { PageContent } from '@vitrine/common/portfolio/pages/page-content'
import { inSteps, pieces, shownBlocks } from '../page-blocks.ts'
import type { PageSetting, Span } from './block.ts'
import { Unknown } from './unknown.tsx'
import { viewOf } from './views.ts'

interface BlocksProps {
  blocks: PageContent['blocks']
  page: PageSetting
  /** Whether the first block is the first picture of the page. */
  opens: boolean
}

/** The blocks of a page, each in as much of its width as it takes. */
export function Blocks({ blocks, page, opens }: BlocksProps) {
  return (
    <div className="blocks">
      {pieces(inSteps(shownBlocks({ blocks }))).map((piece, index) => (
        <Piece key={piece[0]?.itemId ?? index} piece={piece} page={page} eager={opens && index === 0} />
      ))}
    </div>
  )
}

interface PieceProps {
  piece: readonly Block[]
  page: PageSetting
  eager: boolean
}

/** Previews follow every letter, and draw only the block that it is in. */
const Piece = memo(
  PlainPiece,
  (one, other) =>
    one.page === other.page &&
    one.eager === other.eager &&
    one.piece.length === other.piece.length &&
    one.piece.every((block, index) => block === other.piece[index]),
)

function PlainPiece({ piece, page, eager }: PieceProps) {
  const [first] = piece
  if (!first) return null
  const view = viewOf(first)
  if (!view) {
    return (
      <div className="block" data-type="unknown" data-span="text">
        <Unknown block={first} />
      </div>
    )
  }
  const span = typeof view.span === 'function' ? view.span(first) : (view.span ?? 'text')
  const elements = piece.map((block, index) => (
    <view.Component key={block.itemId ?? index} block={block} page={page} eager={eager} />
  ))
  return (
    <div
      className="block"
      data-type={first.type}
      data-span={spanOfPiece(span, piece)}
      data-brief={view.brief ? '' : undefined}
    >
      {first.type === 'figure' ? <div className="numbers">{elements}</div> : elements}
    </div>
  )
}

/** Several figures beside each other take more width than one. */
const spanOfPiece = (span: Span, piece: readonly Block[]): Span => (piece.length > 1 ? 'wide' : span)
