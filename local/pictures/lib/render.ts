import sharp, { type Sharp } from 'sharp'
import { Canvas } from './canvas.ts'
import { Random } from '../../lib/random.ts'

/** Draws onto a canvas and returns what belongs on it, as SVG. */
export type Scene = (canvas: Canvas) => string

export interface Picture {
  width: number
  height: number
  seed: number
  /** Strength of the film grain over everything: the standard deviation of brightness, of 255. */
  grain: number
  scene: Scene
}

/** What people see first has to arrive first. */
const maxBytes = 60 * 1024
const qualities = [76, 72, 66, 60, 52, 44]

const grainLayer = (width: number, height: number, strength: number): Buffer => {
  const random = new Random(width * 31 + height)
  const pixels = Buffer.alloc(width * height * 4)
  for (let i = 0; i < pixels.length; i += 4) {
    const deviation = (random.next() + random.next() + random.next() - 1.5) * strength * 2
    pixels.fill(deviation > 0 ? 255 : 0, i, i + 3)
    pixels[i + 3] = Math.min(255, Math.abs(deviation))
  }
  return pixels
}

export const renderSvg = ({ width, height, seed, scene }: Picture): string => {
  const canvas = new Canvas(width, height, seed)
  return canvas.document(scene(canvas))
}

/** The image as WebP, at the best quality that stays within 60 KB. */
export const encodeWithin = async (image: Sharp): Promise<Buffer> => {
  let encoded = Buffer.alloc(0)
  for (const quality of qualities) {
    encoded = await image.clone().webp({ quality, effort: 5, smartSubsample: true }).toBuffer()
    if (encoded.length <= maxBytes) break
  }
  return encoded
}

export const renderPicture = async (picture: Picture): Promise<Buffer> => {
  const { width, height, grain } = picture
  const layer = { input: grainLayer(width, height, grain), raw: { width, height, channels: 4 as const } }
  const drawn = await sharp(Buffer.from(renderSvg(picture)))
    .removeAlpha()
    .composite([layer])
    .raw()
    .toBuffer()
  return encodeWithin(sharp(drawn, { raw: { width, height, channels: 3 } }))
}
