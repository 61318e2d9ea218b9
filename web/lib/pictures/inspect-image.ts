import { imageSize } from 'image-size'
import { UPLOAD_MAX_BYTES, UPLOAD_MAX_MEGAPIXELS, UPLOAD_MAX_PIXELS } from '@vitrine/common/limits'
import type { PictureType } from '@vitrine/common/uploads'
import { say } from '../words/say.ts'
import { asPng, rasterized, type Inspection } from './as-png.ts'
import { fromHeic } from './from-heic.ts'

/** The types that are taken, by the names that image-size gives them. */
const types: Readonly<Record<string, PictureType>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
}

/**
 * Checks a file by its content, because name and type can be wrong. SVG is converted to PNG, because it can contain scripts, and
 * so are uncommon types.
 */
export async function inspectImage(file: File): Promise<Inspection> {
  if (file.size === 0) return { problem: say('This file is empty.') }
  if (file.size > UPLOAD_MAX_BYTES) {
    return {
      problem: say('This picture is larger than {n} MB. Choose a smaller one.', { n: UPLOAD_MAX_BYTES / 1024 / 1024 }),
    }
  }
  const bytes = new Uint8Array(await file.arrayBuffer())
  const found = headerOf(bytes)
  if (found?.type.startsWith('hei') || (!found && isHeic(bytes))) return fromHeic(file)
  if (found === null) return { problem: notAPicture(file) }
  const { type, width, height } = found
  if (type === 'svg') return rasterized(file, { width, height })
  // The server re-encodes every picture, and cannot encode these types.
  const isRewritten = type === 'bmp' || type === 'ico'
  const contentType = isRewritten ? 'image/png' : types[type]
  if (!contentType) {
    return {
      problem: say('Few browsers show {type} pictures. Save it as JPEG, PNG, WebP or AVIF and choose it again.', {
        type: type.toUpperCase(),
      }),
    }
  }
  if (width * height > UPLOAD_MAX_PIXELS) {
    const megapixels = Math.round((width * height) / 1_000_000)
    return {
      problem: say('This picture has {n} megapixels; the limit is {most}. Make it smaller and choose it again.', {
        n: megapixels,
        most: UPLOAD_MAX_MEGAPIXELS,
      }),
    }
  }
  if (isRewritten) return asPng(file, { width, height })
  return { file: file.type === contentType ? file : new File([file], file.name, { type: contentType }) }
}

function headerOf(bytes: Uint8Array): { type: string; width: number; height: number } | null {
  try {
    const { type, width, height } = imageSize(bytes)
    return type && width > 0 && height > 0 ? { type, width, height } : null
  } catch {
    return null
  }
}

/** HEIC by its brand: image-size cannot read the size of all of them. */
const isHeic = (bytes: Uint8Array) =>
  /^ftyp(hei[cxms]|hev[cxms]|mif1|msf1)/.test(String.fromCharCode(...bytes.subarray(4, 12)))

const notAPicture = ({ type, name }: File) =>
  say(
    type.startsWith('image/') || /\.(jpe?g|png|gif|webp|avif|svg|bmp|ico|hei[cf])$/i.test(name)
      ? 'This file isn’t a picture, or it’s damaged.'
      : 'This file isn’t a picture.',
  )
