import {
  pictureFormats,
  readPicturePath,
  readUploadPath,
  widthPath,
  type PictureFormat,
} from '@vitrine/common/picture-paths'
import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import { textsIn } from '@vitrine/common/portfolio/texts'

type Exif = NonNullable<NonNullable<NonNullable<NonNullable<PortfolioContent['gallery']>['images']>[number]>['exif']>

/** The facts of a processed upload. */
export interface PictureFacts {
  /** Of the picture after its orientation was applied. */
  width: number
  height: number
  /** The widths that there are files of. */
  widths: number[]
  /** Camera settings; all other metadata was removed. */
  exif?: Exif
}

/** A picture's files, as `srcset`. */
export interface PictureSet extends PictureFacts {
  sources: readonly { format: PictureFormat; srcSet: string }[]
  /** The address of the widest. */
  widest: string
}

/** By the address of the original. */
export type PictureSets = ReadonlyMap<string, PictureSet>

/**
 * @param path of an upload in Storage
 * @param addressOf the address of a path
 */
export function pictureSet(
  path: string,
  facts: PictureFacts | undefined,
  addressOf: (path: string) => string | null,
): PictureSet | null {
  const upload = readPicturePath(path)
  const widest = facts?.widths.at(-1)
  if (!upload || !facts || widest === undefined) return null
  const address = (width: number, format: PictureFormat) => addressOf(widthPath(upload, width, format)) ?? ''
  return {
    ...facts,
    sources: pictureFormats.map((format) => ({
      format,
      srcSet: facts.widths.map((width) => `${address(width, format)} ${width}w`).join(', '),
    })),
    widest: address(widest, 'webp'),
  }
}

/** The address of the smallest file, in the format that most browsers take. */
export const smallestOf = ({ sources }: PictureSet): string | undefined => sources.at(-1)?.srcSet.split(' ', 1)[0]

/** The paths of all uploads that some content shows. */
export const uploadsIn = (content: unknown): string[] =>
  textsIn(content).filter((text) => readUploadPath(text) !== null)
