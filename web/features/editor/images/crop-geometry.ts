import type { Size } from '../../../lib/pictures/canvas.ts'
import { say } from '../../../lib/words/say.ts'

/** A part of a picture, in pixels of the picture. */
export interface CropBox {
  x: number
  y: number
  width: number
  height: number
}

/** Specification 2, section 9. */
const CROP_MIN_PX = 10
const INITIAL_SHARE = 0.8
const INITIAL_MIN_PX = 50
export const ZOOM_MIN = 0.3
export const ZOOM_MAX = 0.8
export const ZOOM_START = 0.75
const ZOOM_STEP = 0.25

export const cropAspects = [
  { value: 'free', label: 'Free', ratio: undefined },
  { value: '1:1', label: '1:1', ratio: 1 },
  { value: '4:3', label: '4:3', ratio: 4 / 3 },
  { value: '16:9', label: '16:9', ratio: 16 / 9 },
  { value: '3:4', label: '3:4', ratio: 3 / 4 },
  { value: '9:16', label: '9:16', ratio: 9 / 16 },
] as const
export type CropAspect = (typeof cropAspects)[number]['value']

export const ratioOf = (aspect: CropAspect): number | undefined =>
  cropAspects.find(({ value }) => value === aspect)?.ratio

/** The initial box: centred, its longer side about 80 % of the picture's shorter side. */
export function initialCrop(picture: Size, ratio: number | undefined): CropBox {
  const smaller = Math.min(picture.width, picture.height)
  const side = Math.min(smaller, Math.max(INITIAL_MIN_PX, Math.round(smaller * INITIAL_SHARE)))
  const [width, height] = ratio === undefined ? [side, side] : ratio >= 1 ? [side, side / ratio] : [side * ratio, side]
  return centred(picture, { width: Math.round(width), height: Math.round(height) })
}

/**
 * The box with one side as typed. With a ratio the other side follows. The centre stays where it is as far as there is room. A
 * value that is out of bounds is kept, and `cropProblem` reports it.
 */
export function resizedCrop(
  picture: Size,
  box: CropBox,
  side: 'width' | 'height',
  value: number,
  ratio: number | undefined,
): CropBox {
  const width = side === 'width' ? value : ratio === undefined ? box.width : Math.round(value * ratio)
  const height = side === 'height' ? value : ratio === undefined ? box.height : Math.round(value / ratio)
  const at = (start: number, old: number, next: number, whole: number) =>
    Math.max(0, Math.min(Math.round(start + (old - next) / 2), whole - next))
  return {
    x: at(box.x, box.width, width, picture.width),
    y: at(box.y, box.height, height, picture.height),
    width,
    height,
  }
}

/** What is wrong with the size of a crop, or null. */
export function cropProblem(picture: Size, { width, height }: Size): string | null {
  if (!(width >= CROP_MIN_PX && height >= CROP_MIN_PX)) {
    return say('Crop dimensions must be at least {n}px × {n}px', { n: CROP_MIN_PX })
  }
  if (width > picture.width || height > picture.height) {
    return say('Crop dimensions cannot exceed the original image size')
  }
  return null
}

/** Zooms by one step, or to the end of the range where a whole step does not fit. */
export const zoomed = (zoom: number, direction: 1 | -1): number =>
  Math.round(Math.min(ZOOM_MAX, Math.max(ZOOM_MIN, zoom + direction * ZOOM_STEP)) * 100) / 100

const centred = (picture: Size, { width, height }: Size): CropBox => ({
  x: Math.round((picture.width - width) / 2),
  y: Math.round((picture.height - height) / 2),
  width,
  height,
})

export const cropText = ({ x, y, width, height }: CropBox): string => [x, y, width, height].join(',')

/** Parses a stored crop. Returns null if it does not fit this picture. */
export function parseCrop(text: string, picture: Size): CropBox | null {
  const match = /^(\d+),(\d+),(\d+),(\d+)$/.exec(text)
  if (!match) return null
  const [x = 0, y = 0, width = 0, height = 0] = match.slice(1).map(Number)
  const inside = x + width <= picture.width && y + height <= picture.height
  return inside && cropProblem(picture, { width, height }) === null ? { x, y, width, height } : null
}
