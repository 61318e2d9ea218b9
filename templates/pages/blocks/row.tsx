import type { BlockProps, BlockView } from './block.ts'
import { Caption } from './caption.tsx'
import { alternativeOf, hasNoPicture, shownPictures } from './pictures.ts'
import css from './row.css?inline'
import { Shot, useRatio } from './shot.tsx'
import type { ShownPicture } from './pictures.ts'
import { useSay } from '../../parts/say.ts'

/** More are a grid. */
const MOST = 3

function Row({ block, page }: BlockProps<'row'>) {
  return (
    <ul role="list" className="row">
      {shownPictures(block.pictures, page.picture)
        .slice(0, MOST)
        .map((shown, index) => (
          <RowItem key={shown.itemId ?? index} shown={shown} index={index} />
        ))}
    </ul>
  )
}

function RowItem({ shown, index }: { shown: ShownPicture; index: number }) {
  return (
    <li data-ratio={useRatio(shown.address)}>
      <figure>
        <Shot src={shown.address} alt={alternativeOf(shown, index, useSay())} sizes="(min-width: 760px) 45vw, 94vw" />
        <Caption text={shown.caption} />
      </figure>
    </li>
  )
}

export const row: BlockView<'row'> = { Component: Row, css, isEmpty: hasNoPicture, span: 'wide' }
