import sharp, { type Sharp } from 'sharp'
import { UPLOAD_MAX_PIXELS } from '@vitrine/common/limits'
import { widthsOf, type PictureFormat } from '@vitrine/common/picture-paths'
import type { PictureType } from '@vitrine/common/uploads'
import type { PictureFacts } from '@vitrine/templates/picture-sets'
import { shownExif } from './exif.ts'

export interface Prepared {
  facts: PictureFacts
  /** The original written anew: the picture, the right way up, and nothing else that was in the file. */
  clean: Buffer
  /** What it is now, whatever it was said to be. */
  contentType: PictureType
  variants: { width: number; format: PictureFormat; body: Buffer }[]
}

const encode: Record<PictureFormat, (image: Sharp) => Sharp> = {
  avif: (image) => image.avif({ quality: 55, effort: 3 }),
  webp: (image) => image.webp({ quality: 80, effort: 4 }),
}

/** Formats that sharp writes again as they came. */
const kept = ['jpeg', 'png', 'webp', 'gif', 'heif', 'tiff'] as const
type Kept = (typeof kept)[number]

/**
 * What pages show of an upload. Moving pictures are only cleaned: their widths would stand still.
 * @param withWidths false for what pages do not show
 * @throws Error where it is no picture, or one of too many pixels
 */
export async function prepare(original: Buffer, withWidths = true): Promise<Prepared> {
  const limits = { limitInputPixels: UPLOAD_MAX_PIXELS }
  const { format, pages = 1, exif, autoOrient } = await sharp(original, limits).metadata()
  if (!isKept(format)) throw new Error(`Not a picture that pages show: ${format}`)
  const moves = pages > 1 && format !== 'heif'
  // Colour profiles can hold any text: colours are converted instead.
  const clean = await rewrite(sharp(original, { ...limits, animated: moves }).autoOrient(), format).toBuffer()
  const facts = { width: autoOrient.width, height: autoOrient.height, exif: shownExif(exif) }
  const widths = moves || !withWidths ? [] : widthsOf(facts.width)
  const variants: Prepared['variants'] = []
  for (const width of widths) {
    const resized = await sharp(original, limits)
      .autoOrient()
      .resize({ width })
      .toColourspace('srgb')
      .png({ compressionLevel: 0 })
      .toBuffer()
    for (const format of ['avif', 'webp'] as const)
      variants.push({ width, format, body: await encode[format](sharp(resized)).toBuffer() })
  }
  return { facts: { ...facts, widths }, clean, contentType: written[format], variants }
}

function rewrite(image: Sharp, format: Kept): Sharp {
  switch (format) {
    case 'jpeg':
      return image.jpeg({ quality: 92, mozjpeg: false })
    case 'png':
      return image.png()
    case 'webp':
      return image.webp({ quality: 92 })
    case 'gif':
      return image.gif()
    case 'heif':
      return image.avif({ quality: 75, effort: 3 })
    case 'tiff':
      return image.jpeg({ quality: 92 })
  }
}

/** What `rewrite` makes of each. */
const written: Record<Kept, PictureType> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  heif: 'image/avif',
  tiff: 'image/jpeg',
}

const isKept = (format: string): format is Kept => (kept as readonly string[]).includes(format)
