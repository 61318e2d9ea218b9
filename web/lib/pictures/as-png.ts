import { say } from '../words/say.ts'
import { canvasOf, encoded, opened, type Size } from './canvas.ts'

/** A file that can be used as it is, or why it cannot. */
export type Inspection = { file: File } | { problem: string }

/** Length of the longer side of the picture that is made of a drawing, in pixels. */
const LONGER_SIDE = 2000

/** A PNG of an SVG file, large enough for every page. As an image it runs no scripts and loads nothing. */
export const rasterized = (file: File, { width, height }: Size): Promise<Inspection> =>
  asPng(file, { width, height }, LONGER_SIDE / Math.max(width, height))

/** Re-encodes a picture as PNG. */
export async function asPng(file: File, size: Size, scale = 1): Promise<Inspection> {
  const width = Math.max(1, Math.round(size.width * scale))
  const height = Math.max(1, Math.round(size.height * scale))
  try {
    const picture = await opened(file)
    const { canvas, context } = canvasOf({ width, height })
    context.drawImage(picture, 0, 0, width, height)
    return {
      file: await encoded(canvas, { name: file.name.replace(/(\.(svg|bmp|ico))?$/i, '.png'), type: 'image/png' }),
    }
  } catch {
    return { problem: say('This picture can’t be shown. Save it as PNG and choose it again.') }
  }
}
