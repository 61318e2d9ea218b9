import type { ReactNode } from 'react'
import type { BlockProps, BlockView } from './block.ts'
import { Caption } from './caption.tsx'
import css from './carousel.css?inline'
import type { Word } from '../../words/words.ts'
import { alternativeOf, hasNoPicture, shownPictures, type ShownPicture } from './pictures.ts'
import { Shot } from './shot.tsx'
import { pictureSteps } from '../../parts/picture-steps.ts'
import { useWording } from '../../parts/say.ts'

interface SlidesProps {
  pictures: readonly ShownPicture[]
  label: Word
  /** What stands below a picture beside its caption. */
  more?: (shown: ShownPicture) => ReactNode
}

/** Pictures beside each other that scroll by hand, by keyboard and by touch. `page-scripts/carousel.ts` adds buttons. */
export function Slides({ pictures, label, more }: SlidesProps) {
  const wording = useWording()
  const { say } = wording
  return (
    <div className="carousel" data-carousel="" {...pictureSteps(wording)}>
      <div className="carousel-track" role="group" aria-label={say(label)} tabIndex={0}>
        <ul role="list">
          {pictures.map((shown, index) => (
            <li key={shown.itemId ?? index}>
              <figure>
                <Shot
                  src={shown.address}
                  alt={alternativeOf(shown, index, say)}
                  sizes="(min-width: 1280px) 1100px, 90vw"
                />
                <Caption text={shown.caption}>
                  {more?.(shown)}
                  {pictures.length > 1 && (
                    <span className="carousel-place">
                      {index + 1} / {pictures.length}
                    </span>
                  )}
                </Caption>
              </figure>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

function Carousel({ block, page }: BlockProps<'carousel'>) {
  return <Slides pictures={shownPictures(block.pictures, page.picture)} label="Pictures, scroll to see more" />
}

export const carousel: BlockView<'carousel'> = {
  Component: Carousel,
  css,
  isEmpty: hasNoPicture,
  span: 'wide',
  scripted: true,
}
