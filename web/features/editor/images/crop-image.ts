import { CANVAS_MAX_PIXELS, canvasOf, encoded } from '../../../lib/pictures/canvas.ts'
import type { CropBox } from './crop-geometry.ts'

/** Specification 2, section 9. */
const JPEG_QUALITY = 0.95

/**
 * A part of a picture as a JPEG file. Transparent pixels become white.
 * @throws Error with a message for the user
 */
export function croppedImage(picture: HTMLImageElement, { x, y, width, height }: CropBox): Promise<File> {
  const scale = Math.min(1, Math.sqrt(CANVAS_MAX_PIXELS / (width * height)))
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) }
  const { canvas, context } = canvasOf(size)
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, size.width, size.height)
  context.drawImage(picture, x, y, width, height, 0, 0, size.width, size.height)
  return encoded(canvas, { name: 'cropped-image.jpg', type: 'image/jpeg', quality: JPEG_QUALITY })
}
