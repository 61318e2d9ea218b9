import { exifEntries, useExif } from '../../parts/exif.ts'
import { usePictureSet } from '../../parts/picture.tsx'
import type { BlockProps, BlockView } from './block.ts'
import { Caption } from './caption.tsx'
import { Slides } from './carousel.tsx'
import carouselCss from './carousel.css?inline'
import css from './gallery.css?inline'
import { alternativeOf, hasNoPicture, shownPictures, type ShownPicture } from './pictures.ts'
import { Shot, useRatio } from './shot.tsx'
import { useSay } from '../../parts/say.ts'

const arrangements = ['justified', 'masonry', 'grid', 'slideshow'] as const

const arrangementOf = (written: string | undefined) => arrangements.find((name) => name === written) ?? 'justified'

/** Browsers load pictures as one scrolls near them, with a script or without. */
const sizes = {
  justified: '(min-width: 900px) 34vw, (min-width: 560px) 60vw, 94vw',
  masonry: '(min-width: 900px) 32vw, (min-width: 560px) 47vw, 94vw',
  grid: '(min-width: 900px) 24vw, 47vw',
} as const

function Gallery({ block, page, eager }: BlockProps<'gallery'>) {
  const arrangement = arrangementOf(block.arrangement)
  const pictures = shownPictures(block.pictures, page.picture)
  const showsExif = block.showsExif === true
  if (arrangement === 'slideshow') {
    return (
      <div className="slideshow">
        <Slides
          pictures={pictures}
          label="Photographs, scroll to see more"
          more={(shown) => showsExif && <Exif shown={shown} />}
        />
      </div>
    )
  }
  return (
    <ul role="list" className="wall" data-arrangement={arrangement}>
      {pictures.map((shown, index) => (
        <Hanging
          key={shown.itemId ?? index}
          shown={shown}
          index={index}
          sizes={sizes[arrangement]}
          showsExif={showsExif}
          eager={eager && index === 0}
        />
      ))}
    </ul>
  )
}

interface HangingProps {
  shown: ShownPicture
  index: number
  sizes: string
  showsExif: boolean
  eager: boolean
}

function Hanging({ shown, index, sizes: width, showsExif, eager }: HangingProps) {
  const say = useSay()
  const widest = usePictureSet(shown.address)?.widest ?? shown.address
  const caption = shown.caption?.trim() ?? ''
  return (
    <li data-ratio={useRatio(shown.address)}>
      <figure>
        <a href={widest} data-lightbox={caption || shown.imageAlt || ''}>
          <Shot
            src={shown.address}
            alt={shown.imageAlt?.trim() || caption || alternativeOf(shown, index, say)}
            sizes={width}
            eager={eager}
          />
        </a>
        <Caption text={caption}>{showsExif && <Exif shown={shown} />}</Caption>
      </figure>
    </li>
  )
}

function Exif({ shown }: { shown: ShownPicture }) {
  const entries = exifEntries(useExif(shown))
  return entries.length > 0 ? <span className="exif">{entries.map(({ short }) => short).join(' · ')}</span> : null
}

export const gallery: BlockView<'gallery'> = {
  Component: Gallery,
  css: carouselCss + css,
  isEmpty: hasNoPicture,
  span: 'full',
  scripted: true,
}
