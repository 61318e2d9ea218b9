import type { BlockProps, BlockView } from './block.ts'
import { Caption } from './caption.tsx'
import css from './grid.css?inline'
import { alternativeOf, hasNoPicture, shownPictures } from './pictures.ts'
import { Shot } from './shot.tsx'
import { useSay } from '../../parts/say.ts'

function Grid({ block, page }: BlockProps<'grid'>) {
  const say = useSay()
  return (
    <ul role="list" className="cells">
      {shownPictures(block.pictures, page.picture).map((shown, index) => (
        <li key={shown.itemId ?? index}>
          <figure>
            <Shot
              src={shown.address}
              alt={alternativeOf(shown, index, say)}
              sizes="(min-width: 1000px) 33vw, (min-width: 560px) 47vw, 94vw"
            />
            <Caption text={shown.caption} />
          </figure>
        </li>
      ))}
    </ul>
  )
}

export const grid: BlockView<'grid'> = { Component: Grid, css, isEmpty: hasNoPicture, span: 'wide' }
