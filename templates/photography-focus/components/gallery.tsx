import { memo } from 'react'
import type { SectionProps } from '../../definition.ts'
import { anchorOf, neighboursOf } from '../../parts/anchors.ts'
import { FilterSlot, usedCategories } from '../../parts/filter.tsx'
import { JoinedTexts } from '../../parts/joined-texts.tsx'
import { Picture } from '../../parts/picture.tsx'
import { Text } from '../../parts/text.tsx'
import { hasPicture } from '../../picture.ts'
import { exifEntries, useExif } from '../../parts/exif.ts'
import { SectionHeading } from '../../parts/section-heading.tsx'
import { descriptionOf, PhotographDialog } from './photograph-dialog.tsx'
import { type HangingPhotograph, photographsOf } from '../content.ts'
import { useSay } from '../../parts/say.ts'

/** The proportions of the wall's ten places, over and over: content does not know the size of its files. */
const places = ['wide', 'tall', 'wide', 'broad', 'square', 'wide', 'tall', 'tall', 'broad', 'wide'] as const
/** For browsers that do not see it for themselves, and for the first. */
const widths = '(min-width: 800px) 40vw, 94vw'
const sizes = { wide: [900, 600], tall: [640, 800], broad: [1280, 720], square: [800, 800] } as const

export function Gallery({ content, picture, section, pageOf }: SectionProps) {
  const { hero, gallery } = content
  const photographs = photographsOf({ content, picture })
  const anchors = photographs.map(({ photograph }, index) => anchorOf(section, photograph, index))
  const used = usedCategories(
    gallery?.categories,
    photographs.map(({ photograph }) => photograph),
  )
  // Without an opening picture the first photograph is what visitors see first.
  const opens = !hasPicture(hero?.backgroundImage, hero?.backgroundImagePath)
  return (
    <section id="gallery" className="gallery" aria-labelledby="gallery-title">
      <div className="gallery-head">
        <SectionHeading of={section} id="gallery-title" />
        {used.length > 1 && (
          <FilterSlot
            list="wall"
            categories={used}
            label="Filter photographs by category"
            from={gallery}
            field="categories"
          />
        )}
      </div>
      <div className="wall-room">
        <ul role="list" id="wall" className="wall">
          {photographs.map((hanging, index) => (
            <Hanging key={index} {...hanging} index={index} dialog={anchors[index]!} eager={opens && index === 0} />
          ))}
        </ul>
      </div>
      {photographs.map((hanging, index) => (
        <PhotographDialog
          key={index}
          {...hanging}
          index={index}
          id={anchors[index]!}
          page={pageOf('gallery.images', hanging.photograph)}
          {...neighboursOf(anchors, index)}
        />
      ))}
    </section>
  )
}

interface HangingProps extends HangingPhotograph {
  index: number
  /** The id of its dialog. */
  dialog: string
  eager: boolean
}

const Hanging = memo(function Hanging({ photograph, address, index, dialog, eager }: HangingProps) {
  const say = useSay()
  const place = places[index % places.length]!
  const [width, height] = sizes[place]
  const { caption, category, exif } = photograph
  const entries = exifEntries(useExif({ address, exif }))
  return (
    <li data-place={place} data-category={category?.trim() || undefined}>
      <figure>
        <a href={`#${dialog}`} data-modal="">
          <Picture
            src={address}
            from={photograph}
            field="src"
            alt={descriptionOf(photograph, index, say)}
            width={width}
            height={height}
            sizes={eager ? widths : `auto, ${widths}`}
            eager={eager}
          />
        </a>
        {(caption?.trim() || entries.length > 0) && (
          <figcaption>
            <span dir="auto">
              <Text from={photograph} field="caption" />
            </span>
            {entries.length > 0 && (
              <span className="caps exif">
                <JoinedTexts
                  from={exif}
                  texts={entries.map(({ field, short }) => ({ field, text: short }))}
                  separator=" · "
                />
              </span>
            )}
          </figcaption>
        )}
      </figure>
    </li>
  )
})
