import { memo } from 'react'
import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import type { TemplatePageProps } from '../definition.ts'
import { FilterSlot, usedCategories } from '../parts/filter.tsx'
import { Items } from '../parts/items.tsx'
import { Picture, usePictureSet } from '../parts/picture.tsx'
import { sameItem } from '../parts/same-item.ts'

type GalleryContent = PortfolioContent['gallery']
type GalleryImage = NonNullable<NonNullable<GalleryContent>['images']>[number]
type GalleryPicture = GalleryImage & { address: string }

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

export function galleryPictures(gallery: GalleryContent, picture: TemplatePageProps['picture']): GalleryPicture[] {
  return (gallery?.images ?? []).flatMap((image) => {
    const address = picture({ src: image.src, path: image.srcPath })
    return address ? [{ ...image, address }] : []
  })
}

const item = (image: GalleryPicture, index: number) => <GalleryItem key={index} image={image} index={index} />

interface GalleryProps {
  pictures: readonly GalleryPicture[]
  categories: readonly string[] | undefined
}

export function Gallery({ pictures, categories }: GalleryProps) {
  const used = usedCategories(categories, pictures)
  return (
    <section className="gallery" id="gallery" aria-labelledby="gallery-title">
      <div className="section-head">
        <h2 id="gallery-title">Work</h2>
        {used.length > 1 && <FilterSlot list="gallery-list" categories={used} label="Filter work by category" />}
      </div>
      <ul role="list" className="grid" id="gallery-list">
        <Items items={pictures} render={item} />
      </ul>
    </section>
  )
}

const GalleryItem = memo(function GalleryItem({ image, index }: { image: GalleryPicture; index: number }) {
  const [width, height] = places[index % places.length]!
  const { address, caption, category } = image
  const widest = usePictureSet(address)?.widest ?? address
  return (
    <li data-category={category?.trim() || undefined}>
      <figure>
        <a href={widest} data-lightbox={caption ?? ''}>
          <Picture
            src={address}
            alt={image.alt || caption || `Picture ${index + 1}`}
            width={width}
            height={height}
            sizes="(min-width: 800px) 45vw, 94vw"
            eager={index === 0}
          />
        </a>
        {(caption || category) && (
          <figcaption>
            <span dir="auto">{caption}</span>
            <span dir="auto" className="category">
              {category}
            </span>
          </figcaption>
        )}
      </figure>
    </li>
  )
}, sameItem)
