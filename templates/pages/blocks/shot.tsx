import { createContext, useContext } from 'react'
import { Picture, usePictureSet } from '../../parts/picture.tsx'

/** Whether the page knows the size of what was uploaded to it: published pages do, previews do not. */
export const SizesKnown = createContext(false)

/** The proportions of a place whose picture is of unknown size. */
const UNKNOWN = { width: 1500, height: 1000 }

interface ShotProps {
  src: string
  alt: string | undefined
  sizes: string
  eager?: boolean
}

/** A picture in its own proportions. One of unknown size stands whole in a place of 3:2, so that nothing moves when it comes. */
export function Shot({ src, alt, sizes, eager = false }: ShotProps) {
  const set = usePictureSet(src)
  const known = useContext(SizesKnown)
  const { width, height } = set ?? UNKNOWN
  return (
    <Picture
      src={src}
      alt={alt}
      width={width}
      height={height}
      sizes={sizes}
      eager={eager}
      className={set || !known ? undefined : 'unsized'}
    />
  )
}

/** Whether a picture is known to be higher than it is wide. */
export function useIsUpright(src: string | null): boolean {
  const set = usePictureSet(src)
  return set !== undefined && set.height > set.width
}

/** The proportions of a picture, in steps that the rules of galleries know; undefined where they are not known. */
export function useRatio(src: string): string | undefined {
  const set = usePictureSet(src)
  return set && set.height > 0 ? ratioOf(set) : undefined
}

/** What most films are, upright or not; in percent. */
const filmRatios = [56, 178]

/** All proportions that there are rules for, in percent. */
export const ratios = [...Array.from({ length: 53 }, (_, index) => 40 + index * 5), ...filmRatios]

export function ratioOf({ width, height }: { width: number; height: number }): string {
  const percent = Math.min(300, Math.max(40, (width / height) * 100))
  return String(filmRatios.find((film) => Math.abs(film - percent) < 1) ?? Math.round(percent / 5) * 5)
}
