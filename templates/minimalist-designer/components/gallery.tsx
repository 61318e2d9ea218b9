import { memo } from 'react'
import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import type { SectionProps } from '../../definition.ts'
import { FilterSlot, usedCategories } from '../../parts/filter.tsx'
import { PageLink } from '../../parts/page-link.tsx'
import { Text } from '../../parts/text.tsx'
import { Picture, usePictureSet } from '../../parts/picture.tsx'
import { SectionHeading } from '../../parts/section-heading.tsx'
import { useSay } from '../../parts/say.ts'

type GalleryImage = NonNullable<NonNullable<PortfolioContent['gallery']>['images']>[number]
interface GalleryPicture {
  image: GalleryImage
  address: string
}

/** The proportions of the grid's eight places, over and over; styles.css places them. */
const places = [
  [800, 1000],
  [900, 600],
  [800, 800],
  [900, 600],
  [800, 1000],
  [900, 600],
  [800, 800],
  [800, 1000],
] as const

export function Gallery({ content: { gallery }, picture, section, pageOf }: SectionProps) {
  const pictures = (gallery?.images ?? []).flatMap((image): GalleryPicture[] => {
    const address = picture({ src: image.src, path: image.srcPath })
    return address ? [{ image, address }] : []
  })
  const used = usedCategories(
    gallery?.categories,
    pictures.map(({ image }) => image),
  )
  return (
    <section className="gallery" id="gallery" aria-labelledby="gallery-title">
      <div className="section-head">
        <SectionHeading of={section} id="gallery-title" />
        {used.length > 1 && (
          <FilterSlot
            list="gallery-list"
            categories={used}
            label="Filter work by category"
            from={gallery}
            field="categories"
          />
        )}
      </div>
      <ul role="list" className="grid" id="gallery-list">
        {pictures.map(({ image, address }, index) => (
          <GalleryItem
            key={index}
            image={image}
            address={address}
            index={index}
            page={pageOf('gallery.images', image)}
          />
        ))}
      </ul>
    </section>
  )
}

const GalleryItem = memo(function GalleryItem({
  index,
  image,
  address,
  page,
}: GalleryPicture & { index: number; page: string | null }) {
  const { caption, category, alt } = image
  const say = useSay()
  const [width, height] = places[index % places.length]!
  const widest = usePictureSet(address)?.widest ?? address
  return (
    <li data-category={category?.trim() || undefined}>
      <figure>
        <a href={widest} data-lightbox={caption || alt || ''}>
          <Picture
            src={address}
            from={image}
            field="src"
            alt={alt || caption || say('Picture {n}', { n: index + 1 })}
            width={width}
            height={height}
            sizes="(min-width: 800px) 45vw, 94vw"
            eager={index === 0}
          />
        </a>
        {(caption || category || page) && (
          <figcaption>
            <span dir="auto">
              <Text from={image} field="caption" />
            </span>
            <PageLink href={page} title={caption} />
            <span dir="auto" className="category">
              <Text from={image} field="category" />
            </span>
          </figcaption>
        )}
      </figure>
    </li>
  )
})
