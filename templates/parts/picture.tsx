import { createContext, useContext } from 'react'
import type { PictureSet, PictureSets } from '../picture-sets.ts'
import { useSource, type SourceProps } from './sources.ts'

interface PictureProps<From extends object> extends Partial<SourceProps<From>> {
  /** From the page's `picture`; nothing is rendered without. */
  src: string | null
  alt: string | undefined
  /** Size of the box in CSS pixels, for its proportions: content does not know the size of its files. */
  width: number
  height: number
  /**
   * Its displayed width, as `sizes` of HTML; by default the window's. A leading `auto` lets the browser measure lazy pictures whose
   * size CSS defines.
   */
  sizes?: string
  className?: string
  /** For the first visible picture; all others load lazily. */
  eager?: boolean
}

/** The page's resized pictures; empty in previews, which show originals. */
export const KnownPictures = createContext<PictureSets>(new Map())

export const usePictureSet = (src: string | null): PictureSet | undefined => useContext(KnownPictures).get(src ?? '')

export function Picture<From extends object>({
  src,
  alt = '',
  width,
  height,
  sizes = '100vw',
  className,
  eager = false,
  from,
  field,
}: PictureProps<From>) {
  const source = useSource({ from, field })
  const set = usePictureSet(src)
  if (!src) return null
  const image = (
    <img
      src={set?.widest ?? src}
      alt={alt}
      width={width}
      height={height}
      sizes={sizes.startsWith('auto') ? sizes : undefined}
      className={className}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding={eager ? undefined : 'async'}
      {...source}
    />
  )
  if (!set) return image
  return (
    <picture>
      {set.sources.map(({ format, srcSet }) => (
        <source key={format} type={`image/${format}`} srcSet={srcSet} sizes={sizes} />
      ))}
      {image}
    </picture>
  )
}
