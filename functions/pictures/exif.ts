import { cutText } from '@vitrine/common/cut-text'
import exifReader from 'exif-reader'
import type { PictureFacts } from '@vitrine/templates/picture-sets'

/** How a photograph was taken, of all that cameras write into a file: the rest is nobody's business. */
export function shownExif(raw: Buffer | undefined): PictureFacts['exif'] {
  if (!raw) return undefined
  const { Image, Photo } = read(raw)
  const make = text(Image?.Make)
  const model = text(Image?.Model)
  const shown = {
    camera:
      model && make && !model.toLowerCase().startsWith(make.split(' ')[0]?.toLowerCase() ?? '')
        ? `${make} ${model}`
        : (model ?? make),
    lens: text(Photo?.LensModel),
    iso: number(Array.isArray(Photo?.ISOSpeedRatings) ? Photo.ISOSpeedRatings[0] : Photo?.ISOSpeedRatings),
    shutter: shutter(Photo?.ExposureTime),
    aperture: number(Photo?.FNumber),
  }
  const known = Object.entries(shown).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return known.length > 0 ? Object.fromEntries(known) : undefined
}

function read(raw: Buffer): Partial<ReturnType<typeof exifReader>> {
  try {
    return exifReader(raw)
  } catch {
    return {}
  }
}

function text(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  return cutText(value.replace(/[\p{C}\s]+/gu, ' ').trim(), 100) || undefined
}

function number(value: unknown): string | undefined {
  return typeof value === 'number' && Number.isFinite(value) && value > 0
    ? String(Math.round(value * 100) / 100)
    : undefined
}

function shutter(seconds: unknown): string | undefined {
  if (typeof seconds !== 'number' || !Number.isFinite(seconds) || seconds <= 0) return undefined
  return seconds < 0.5 ? `1/${Math.round(1 / seconds)}` : String(Math.round(seconds * 10) / 10)
}
